-- What is known of a stored file; its bytes are in the storage under the same key.
CREATE TABLE file (
  key text PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenant (id),
  -- As the person called it; never used as a path.
  file_name text NOT NULL,
  file_type text NOT NULL,
  size bigint NOT NULL,
  width integer,
  height integer,
  scan_status text NOT NULL CHECK (scan_status IN ('clean', 'not_scanned', 'own')),
  -- Absent: stored by the server itself.
  created_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX file_tenant ON file (tenant_id, created_at);
