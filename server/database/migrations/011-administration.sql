-- Administration of users and roles: what happened to whom, verification of e-mail addresses, mail, shared counters.

CREATE TABLE user_activity (
  -- Shown to people as the reference number.
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  -- Who did it; absent for what the user did by a link without being signed in.
  actor_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  activity text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX user_activity_user ON user_activity (user_id, created_at, id);

-- A hash, because a name may be longer than an index entry. The nil id stands for the platform.
CREATE UNIQUE INDEX role_name ON role
  (coalesce(tenant_id, '00000000-0000-0000-0000-000000000000'::uuid), md5(lower(name)));
CREATE INDEX user_role_role ON user_role (role_id);
CREATE INDEX user_tenant_tenant ON user_tenant (tenant_id);

CREATE TABLE email_verification (
  id uuid PRIMARY KEY,
  -- The token itself is derived from the id with a key and stored nowhere.
  token_hash text NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX email_verification_user ON email_verification (user_id);

-- Mail to send. The text is written when it is sent, so that no secret lies here.
CREATE TABLE outbox_mail (
  id uuid PRIMARY KEY,
  verification_id uuid NOT NULL REFERENCES email_verification (id) ON DELETE CASCADE,
  recipient text NOT NULL,
  recipient_name text NOT NULL,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  -- Also the lease of the node that is sending it.
  next_attempt_at timestamptz NOT NULL,
  last_error text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX outbox_mail_due ON outbox_mail (next_attempt_at) WHERE status = 'queued';
CREATE INDEX outbox_mail_created ON outbox_mail (created_at);
CREATE INDEX outbox_mail_verification ON outbox_mail (verification_id);

-- Requests of one sender within a window, counted by all nodes together.
CREATE TABLE request_count (
  key text PRIMARY KEY,
  count integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX request_count_end ON request_count (ends_at);

-- Work that one of the nodes does once a day.
CREATE TABLE daily_work (
  name text PRIMARY KEY,
  began_at timestamptz NOT NULL
);
