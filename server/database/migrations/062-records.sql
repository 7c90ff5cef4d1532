-- Records of areas that definitions describe, and what every save of a record, of whatever kind, left behind.

-- Where a new record stands, behind all others, without a look at them.
CREATE SEQUENCE record_place;

CREATE TABLE record (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand (id),
  -- The name of the store of its area.
  area text NOT NULL,
  -- Values by the properties that the fields of the editor are stored as.
  data jsonb NOT NULL,
  -- What lists find the record by, worked out from the values by the definitions: everything that the form shows as text, in
  -- lower case; of each property that a list is sorted or filtered by a text whose order is that of the values; whether the
  -- record is active, where its area tells active ones.
  search_text text NOT NULL,
  keys jsonb NOT NULL,
  active boolean,
  -- What these were worked out by: when definitions change, they are worked out anew.
  indexed_by text NOT NULL,
  -- The place in the order that people give. Exact, so that there is always another one between two: a move writes one row.
  position numeric NOT NULL DEFAULT nextval('record_place'),
  revision integer NOT NULL,
  created_at timestamptz NOT NULL,
  -- The names of the persons, kept as they were.
  created_by text,
  updated_at timestamptz NOT NULL,
  updated_by text
);
-- Indexes of properties are made at the start, from the definitions (server/content/records/recordIndexes.ts).
CREATE INDEX record_created ON record (brand_id, area, created_at, id);
CREATE INDEX record_updated ON record (brand_id, area, updated_at, id);
CREATE UNIQUE INDEX record_position ON record (brand_id, area, position);
DO $$
BEGIN
  -- As of page names: new texts enter the index at once.
  CREATE INDEX record_search ON record USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm is not available: records are searched one by one.';
END $$;

-- Lists of records are counted once until something changed in them, as those of pages are.
CREATE FUNCTION note_record_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
      WHERE (a.search_text, a.keys, a.active) IS DISTINCT FROM (r.search_text, r.keys, r.active)
      ORDER BY 1, 2
      ON CONFLICT (brand_id, tag) DO UPDATE SET changes = c.changes + 1;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER record_list_added AFTER INSERT ON record REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_record_list_change();
CREATE TRIGGER record_list_removed AFTER DELETE ON record REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION note_record_list_change();
CREATE TRIGGER record_list_changed AFTER UPDATE ON record REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_record_list_change();

-- The properties that lists are filtered by, as the definitions have them (server/content/records/recordIndexes.ts): of these
-- values are counted.
CREATE TABLE record_counted (
  area text NOT NULL,
  property text NOT NULL,
  PRIMARY KEY (area, property)
);

-- How many records of a brand and area there are, in total (property '') and with each key of each counted property. A list with
-- one filter costs the same for a thousand records and a hundred thousand.
CREATE TABLE record_count (
  brand_id uuid NOT NULL,
  area text NOT NULL,
  property text NOT NULL,
  key text NOT NULL,
  active boolean NOT NULL,
  -- A value with this key, as it is stored: what is offered to choose from has its capitals.
  value text,
  records bigint NOT NULL,
  PRIMARY KEY (brand_id, area, property, key, active)
);

-- What a record counts for.
CREATE FUNCTION record_counters(area text, keys jsonb, data jsonb) RETURNS TABLE (property text, key text, value text) LANGUAGE sql STABLE AS $$
  SELECT '', '', NULL
  UNION ALL
  SELECT counted.property, $2 ->> counted.property, $3 #>> string_to_array(counted.property, '.')
  FROM record_counted AS counted WHERE counted.area = $1 AND $2 ? counted.property
$$;

-- One row per changed count and statement, in one order, so that two documents do not wait for each other in a circle.
CREATE FUNCTION count_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO record_count AS c (brand_id, area, property, key, active, value, records)
      SELECT r.brand_id, r.area, k.property, k.key, coalesce(r.active, false), min(k.value), count(*)
      FROM added AS r, LATERAL record_counters(r.area, r.keys, r.data) AS k GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (brand_id, area, property, key, active) DO UPDATE SET records = c.records + excluded.records;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO record_count AS c (brand_id, area, property, key, active, value, records)
      SELECT r.brand_id, r.area, k.property, k.key, coalesce(r.active, false), min(k.value), -count(*)
      FROM removed AS r, LATERAL record_counters(r.area, r.keys, r.data) AS k GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (brand_id, area, property, key, active) DO UPDATE SET records = c.records + excluded.records;
  ELSE
    INSERT INTO record_count AS c (brand_id, area, property, key, active, value, records)
      SELECT brand_id, area, property, key, active, min(value), sum(records)
      FROM (
        SELECT r.brand_id, r.area, k.property, k.key, coalesce(r.active, false) AS active, k.value, 1 AS records
        FROM added AS r, LATERAL record_counters(r.area, r.keys, r.data) AS k
        UNION ALL
        SELECT r.brand_id, r.area, k.property, k.key, coalesce(r.active, false), k.value, -1
        FROM removed AS r, LATERAL record_counters(r.area, r.keys, r.data) AS k
      ) AS changed GROUP BY 1, 2, 3, 4, 5 HAVING sum(records) <> 0 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (brand_id, area, property, key, active) DO UPDATE SET records = c.records + excluded.records;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER record_counted_added AFTER INSERT ON record REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_records();
CREATE TRIGGER record_counted_removed AFTER DELETE ON record REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_records();
CREATE TRIGGER record_counted_changed AFTER UPDATE ON record REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_records();

CREATE TABLE record_revision (
  -- The name of a store, or a kind of records of the specification.
  kind text NOT NULL,
  -- No reference: the revisions of a removed record stay until they are too old.
  record_id uuid NOT NULL,
  revision integer NOT NULL,
  -- Absent for records that belong to no brand.
  brand_id uuid REFERENCES brand (id),
  -- One line that tells the record from others.
  name text NOT NULL,
  action text NOT NULL CHECK (action IN ('saved', 'removed', 'restored')),
  -- The name of the person, kept as it was.
  saved_by text,
  saved_at timestamptz NOT NULL,
  -- As of the record. Files that it names are found in it: they are not cleaned up as long as the revision is kept.
  data jsonb NOT NULL,
  PRIMARY KEY (kind, record_id, revision)
);
CREATE INDEX record_revision_age ON record_revision (saved_at);
CREATE INDEX record_revision_removed ON record_revision (kind, brand_id, saved_at) WHERE action = 'removed';
