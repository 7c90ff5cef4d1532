-- Property documents with the projects they belong to, contract documents with their uploads, deployments.

-- The projects that a property document can be assigned to, where they do not come from another system.
CREATE TABLE mdor_project (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand (id),
  project_name text NOT NULL,
  project_code text NOT NULL,
  property_code text,
  bldg_code text
);
CREATE INDEX mdor_project_brand ON mdor_project (brand_id, project_name);

-- The last number that a brand gave to a document; the number of one that was removed is not given again.
CREATE TABLE mdor_document_number (
  brand_id uuid PRIMARY KEY REFERENCES brand (id),
  last integer NOT NULL
);

CREATE TABLE mdor_document (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand (id),
  number integer NOT NULL,
  -- The number as people read it.
  document_custom_id text NOT NULL,
  document_name text NOT NULL,
  assigned_project text NOT NULL,
  -- The key of a file.
  file text NOT NULL,
  -- The keys key, file_name and file_type; null when none was ever sent.
  meta_data jsonb,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (brand_id, number)
);
CREATE INDEX mdor_document_created ON mdor_document (brand_id, created_at, id);
CREATE INDEX mdor_document_name ON mdor_document (brand_id, left(lower(document_name), 100), id);
CREATE INDEX mdor_document_project ON mdor_document (brand_id, left(lower(assigned_project), 100), id);

-- Contract documents belong to the group, not to a brand.
CREATE TABLE contract_document (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('CTS', 'DOAS')),
  usage_type text NOT NULL,
  -- That of the upload that counts at present.
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Absent while the entry lives.
  deleted_at timestamptz
);
CREATE UNIQUE INDEX contract_document_live ON contract_document (type, usage_type) WHERE deleted_at IS NULL;

CREATE TABLE contract_upload (
  id uuid PRIMARY KEY,
  contract_id uuid NOT NULL REFERENCES contract_document (id),
  version integer NOT NULL,
  name text NOT NULL,
  -- The key of a file.
  file_link text NOT NULL,
  file_alias text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (contract_id, version)
);

CREATE TABLE deployment (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand (id),
  user_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  -- The name of the person, kept as it was then.
  requested_by text NOT NULL,
  requested_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  -- While it is running: when another node may take it over.
  next_attempt_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- What went wrong, for people.
  message text
);
CREATE INDEX deployment_brand ON deployment (brand_id, requested_at);
CREATE INDEX deployment_due ON deployment (next_attempt_at) WHERE status IN ('queued', 'running');
