-- Sets of records that a form edits together (links, e-mails): what every save left behind of all of them, in their order. The
-- revisions of the single records do not tell it: they know no order, and those of removed records are forgotten.

-- Counts the saves of a set. Whoever saves it holds its row until the end of the transaction, so that saves follow one another.
CREATE TABLE record_set (
  kind text NOT NULL,
  brand_id uuid NOT NULL REFERENCES brand (id),
  revision integer NOT NULL,
  PRIMARY KEY (kind, brand_id)
);

CREATE TABLE record_set_revision (
  kind text NOT NULL,
  brand_id uuid NOT NULL REFERENCES brand (id),
  revision integer NOT NULL,
  -- The name of the person, kept as it was.
  saved_by text,
  saved_at timestamptz NOT NULL,
  -- When it was planned. Null: somebody saved at that moment.
  planned_at timestamptz,
  -- The records with their ids, in their order. Files that they name are not cleaned up as long as the revision is kept.
  records jsonb NOT NULL,
  PRIMARY KEY (kind, brand_id, revision)
);
