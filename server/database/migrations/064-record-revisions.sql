-- Saves of the records of the specification are counted, so that a stale one is refused, and say whose they are.

ALTER TABLE home_banner
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  -- The name of the person who saved last; absent for what was stored before it was kept.
  ADD COLUMN updated_by text;
ALTER TABLE employment_type ADD COLUMN revision integer NOT NULL DEFAULT 1, ADD COLUMN updated_by text;
ALTER TABLE career ADD COLUMN revision integer NOT NULL DEFAULT 1, ADD COLUMN updated_by text;
ALTER TABLE link_record ADD COLUMN revision integer NOT NULL DEFAULT 1, ADD COLUMN updated_by text;
ALTER TABLE email_record ADD COLUMN revision integer NOT NULL DEFAULT 1, ADD COLUMN updated_by text;
ALTER TABLE mdor_document ADD COLUMN revision integer NOT NULL DEFAULT 1, ADD COLUMN updated_by text;
ALTER TABLE contract_document ADD COLUMN revision integer NOT NULL DEFAULT 1, ADD COLUMN updated_by text;
