-- What every save of a page left behind, and what a removed page was.

CREATE TABLE page_revision (
  -- No reference: the revisions of a removed page stay until they are too old.
  page_id uuid NOT NULL,
  revision integer NOT NULL,
  brand_id uuid NOT NULL REFERENCES brand (id),
  tag text NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  featured boolean NOT NULL,
  alternative_featured boolean NOT NULL,
  published boolean NOT NULL,
  category text,
  action text NOT NULL CHECK (action IN ('saved', 'removed', 'restored')),
  -- The name of the person, kept as it was.
  saved_by text,
  saved_at timestamptz NOT NULL,
  -- The rows of the tree as JSON, compressed with gzip.
  tree bytea NOT NULL,
  -- The files that the tree refers to: they must not be cleaned up as long as the revision is kept.
  file_keys text[] NOT NULL,
  PRIMARY KEY (page_id, revision)
);
-- Compressed already.
ALTER TABLE page_revision ALTER COLUMN tree SET STORAGE EXTERNAL;
CREATE INDEX page_revision_age ON page_revision (saved_at);
CREATE INDEX page_revision_removed ON page_revision (brand_id, tag, saved_at) WHERE action = 'removed';

-- Answers to documents that carried an idempotency key, for callers that did not get them.
CREATE TABLE answered_document (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  idempotency_key text NOT NULL,
  -- SHA-256 of the document and its variables, hexadecimal.
  request_hash text NOT NULL,
  -- Null while the first attempt runs.
  answer json,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, idempotency_key)
);
CREATE INDEX answered_document_age ON answered_document (created_at);
