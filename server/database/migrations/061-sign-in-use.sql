-- When and where a sign-in was last used, and in which browser it began: it ends when it is idle, and people see their own.
ALTER TABLE sign_in ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE sign_in ALTER COLUMN last_used_at DROP DEFAULT;
ALTER TABLE sign_in ADD COLUMN last_address text;
ALTER TABLE sign_in ADD COLUMN browser text;
CREATE INDEX sign_in_user ON sign_in (user_id);
