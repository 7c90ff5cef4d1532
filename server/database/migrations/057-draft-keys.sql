-- The keys that the drafts of each person are encrypted with in the browsers they use; made at the first use.

CREATE TABLE draft_key (
  user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
  -- 256 bits, base64url.
  material text NOT NULL,
  created_at timestamptz NOT NULL
);
