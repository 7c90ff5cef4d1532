-- Who has which page open, by their own word, until they leave or are not heard of any more. Of no worth after a crash, so
-- it is not logged. No references: a visit must wait for no save, and ends by itself.

CREATE UNLOGGED TABLE page_visit (
  page_id uuid NOT NULL,
  -- One tab of one person.
  visit uuid NOT NULL,
  user_id uuid NOT NULL,
  began_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (page_id, visit)
);
