-- What records are searched by lies in a narrow table of its own: a text that thousands of records hold is counted without reading
-- their values, which are four times as much.

CREATE TABLE record_text (
  record_id uuid PRIMARY KEY REFERENCES record (id) ON DELETE CASCADE,
  -- Of the record: a count looks at nothing else.
  brand_id uuid NOT NULL,
  area text NOT NULL,
  active boolean,
  -- Everything that the form shows as text, in lower case.
  text text NOT NULL
);
INSERT INTO record_text (record_id, brand_id, area, active, text)
  SELECT id, brand_id, area, active, search_text FROM record;
DO $$
BEGIN
  -- As of page names: new texts enter the index at once.
  CREATE INDEX record_text_search ON record_text USING gin (text gin_trgm_ops) WITH (fastupdate = off);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm is not available: records are searched one by one.';
END $$;

CREATE OR REPLACE FUNCTION note_record_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO page_list_change AS c (brand_id, tag, changes)
      SELECT DISTINCT brand_id, 'records of ' || area, 1 FROM added ORDER BY 1, 2
      ON CONFLICT (brand_id, tag) DO UPDATE SET changes = c.changes + 1;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO page_list_change AS c (brand_id, tag, changes)
      SELECT DISTINCT brand_id, 'records of ' || area, 1 FROM removed ORDER BY 1, 2
      ON CONFLICT (brand_id, tag) DO UPDATE SET changes = c.changes + 1;
  ELSE
    INSERT INTO page_list_change AS c (brand_id, tag, changes)
      SELECT DISTINCT a.brand_id, 'records of ' || a.area, 1
      FROM added AS a JOIN removed AS r ON r.id = a.id
      WHERE (a.keys, a.active) IS DISTINCT FROM (r.keys, r.active)
      ORDER BY 1, 2
      ON CONFLICT (brand_id, tag) DO UPDATE SET changes = c.changes + 1;
  END IF;
  RETURN NULL;
END $$;
ALTER TABLE record DROP COLUMN search_text;

-- Texts come and go with their records, which note that themselves.
CREATE FUNCTION note_record_text_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_list_change AS c (brand_id, tag, changes)
    SELECT DISTINCT a.brand_id, 'records of ' || a.area, 1
    FROM added AS a JOIN removed AS r ON r.record_id = a.record_id WHERE a.text <> r.text
    ORDER BY 1, 2
    ON CONFLICT (brand_id, tag) DO UPDATE SET changes = c.changes + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER record_text_changed AFTER UPDATE ON record_text REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_record_text_change();
