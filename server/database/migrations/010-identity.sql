-- Users, roles and what they may do; sign-ins and their tokens; the keys that all nodes share.

CREATE TABLE tenant (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE app_user (
  id uuid PRIMARY KEY,
  first_name text NOT NULL,
  middle_name text,
  last_name text NOT NULL,
  email text NOT NULL,
  contact_number text,
  is_active boolean NOT NULL DEFAULT false,
  -- Absent: Pending.
  verified_at timestamptz,
  img_path text,
  reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX app_user_email ON app_user (lower(email));

CREATE TABLE feature (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  position integer NOT NULL
);

CREATE TABLE permission (
  id uuid PRIMARY KEY,
  feature_id uuid NOT NULL REFERENCES feature (id),
  scope text NOT NULL UNIQUE,
  description text NOT NULL,
  position integer NOT NULL
);

CREATE TABLE role (
  id uuid PRIMARY KEY,
  -- Absent: a role of the platform.
  tenant_id uuid REFERENCES tenant (id),
  name text NOT NULL,
  description text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE role_permission (
  role_id uuid NOT NULL REFERENCES role (id) ON DELETE CASCADE,
  permission_id uuid NOT NULL REFERENCES permission (id) ON DELETE CASCADE,
  PRIMARY KEY (role_id, permission_id)
);

CREATE TABLE user_role (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  role_id uuid NOT NULL REFERENCES role (id),
  -- The lowest position is the first role, the only one that counts.
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, role_id)
);

CREATE TABLE user_tenant (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  tenant_id uuid NOT NULL REFERENCES tenant (id),
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, tenant_id)
);

-- Whoever reads this table can sign tokens: it needs the same protection as a private key file.
CREATE TABLE signing_key (
  id text PRIMARY KEY,
  purpose text NOT NULL,
  material jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- A retired key still verifies, but signs nothing new.
  retired_at timestamptz
);
CREATE UNIQUE INDEX signing_key_current ON signing_key (purpose) WHERE retired_at IS NULL;

-- One sign-in of one user in one browser; its refresh tokens are one family.
CREATE TABLE sign_in (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  -- Nothing of this sign-in can be valid later than this.
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX sign_in_expiry ON sign_in (expires_at);

CREATE TABLE authorization_code (
  code_hash text PRIMARY KEY,
  sign_in_id uuid NOT NULL REFERENCES sign_in (id) ON DELETE CASCADE,
  redirect_uri text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX authorization_code_sign_in ON authorization_code (sign_in_id);

CREATE TABLE refresh_token (
  token_hash text PRIMARY KEY,
  sign_in_id uuid NOT NULL REFERENCES sign_in (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX refresh_token_sign_in ON refresh_token (sign_in_id);

-- What the embedded provider remembers (sessions, interactions, grants, codes).
CREATE TABLE provider_record (
  kind text NOT NULL,
  id text NOT NULL,
  payload jsonb NOT NULL,
  grant_id text,
  uid text,
  expires_at timestamptz,
  PRIMARY KEY (kind, id)
);
CREATE INDEX provider_record_grant ON provider_record (grant_id);
CREATE INDEX provider_record_uid ON provider_record (kind, uid);
CREATE INDEX provider_record_expiry ON provider_record (expires_at);
