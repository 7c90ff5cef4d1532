-- What lists are filtered by follows from the definitions: the services write the values of an entry that some list can be
-- filtered by beside the entry, and no name of a value stands in SQL any more.

-- The elements of an entry, `name=value`, as a number each that is the same for values that differ in capitals alone: an index
-- of numbers is small, and has no longest value. An entry is found through those of its own brand and tag only.
CREATE FUNCTION facet_keys(brand_id uuid, tag text, facets text[]) RETURNS bigint[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(
    ('x' || left(md5(concat_ws(E'\n', brand_id::text, tag, left(facet, strpos(facet, '=')),
      lower(substr(facet, strpos(facet, '=') + 1)))), 16))::bit(64)::bigint), '{}')
  FROM unnest(facets) AS facet
$$;

ALTER TABLE page
  -- Written with the card at the end of each save (server/content/facets.ts).
  ADD COLUMN facets text[] NOT NULL DEFAULT '{}',
  -- What the card and the facets were worked out by: '' by nothing yet.
  ADD COLUMN facets_by text NOT NULL DEFAULT '';
ALTER TABLE page ADD COLUMN facet_keys bigint[] NOT NULL GENERATED ALWAYS AS (facet_keys(brand_id, tag, facets)) STORED;
-- New entries enter the index at once, as those of page_search_name do.
CREATE INDEX page_facet ON page USING gin (facet_keys) WITH (fastupdate = off);

DROP TRIGGER page_added ON page;
DROP TRIGGER page_removed ON page;
DROP TRIGGER page_changed ON page;
DROP FUNCTION count_pages();
DROP FUNCTION page_facets(jsonb);
DROP TABLE page_count;
DROP INDEX page_status;
DROP INDEX page_location;

-- How many entries there are of a brand and tag, in total (facet '') and with each value of each facet.
CREATE TABLE facet_count (
  -- The table of the entries.
  source text NOT NULL,
  brand_id uuid NOT NULL,
  tag text NOT NULL,
  facet text NOT NULL,
  -- As it is written in the entry: what is offered to choose from has its capitals.
  value text NOT NULL,
  published boolean NOT NULL,
  entries bigint NOT NULL
);
-- Hashes, because a value may be longer than an index entry; the first finds it in whatever capitals.
CREATE UNIQUE INDEX facet_count_key
  ON facet_count (source, brand_id, tag, facet, md5(lower(value)), md5(value), published);

-- For any table with the columns brand_id, tag, facets and published. One row per changed count and statement, in one order, so
-- that two documents do not wait for each other in a circle.
CREATE FUNCTION count_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO facet_count AS c (source, brand_id, tag, facet, value, published, entries)
      SELECT TG_TABLE_NAME, e.brand_id, e.tag, split_part(f, '=', 1), substr(f, strpos(f, '=') + 1), e.published, count(*)
      FROM added AS e, unnest(array_append(e.facets, '=')) AS f GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (source, brand_id, tag, facet, md5(lower(value)), md5(value), published)
      DO UPDATE SET entries = c.entries + excluded.entries;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO facet_count AS c (source, brand_id, tag, facet, value, published, entries)
      SELECT TG_TABLE_NAME, e.brand_id, e.tag, split_part(f, '=', 1), substr(f, strpos(f, '=') + 1), e.published, -count(*)
      FROM removed AS e, unnest(array_append(e.facets, '=')) AS f GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (source, brand_id, tag, facet, md5(lower(value)), md5(value), published)
      DO UPDATE SET entries = c.entries + excluded.entries;
  ELSE
    INSERT INTO facet_count AS c (source, brand_id, tag, facet, value, published, entries)
      SELECT TG_TABLE_NAME, brand_id, tag, split_part(f, '=', 1), substr(f, strpos(f, '=') + 1), published, sum(entries)
      FROM (
        SELECT e.brand_id, e.tag, f, e.published, 1 AS entries FROM added AS e, unnest(array_append(e.facets, '=')) AS f
        UNION ALL
        SELECT e.brand_id, e.tag, f, e.published, -1 FROM removed AS e, unnest(array_append(e.facets, '=')) AS f
      ) AS changed GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(entries) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (source, brand_id, tag, facet, md5(lower(value)), md5(value), published)
      DO UPDATE SET entries = c.entries + excluded.entries;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER page_counted_added AFTER INSERT ON page REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_facets();
CREATE TRIGGER page_counted_removed AFTER DELETE ON page REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_facets();
CREATE TRIGGER page_counted_changed AFTER UPDATE ON page REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_facets();

INSERT INTO facet_count (source, brand_id, tag, facet, value, published, entries)
  SELECT 'page', brand_id, tag, '', '', published, count(*) FROM page GROUP BY 1, 2, 3, 4, 5, 6;

CREATE OR REPLACE FUNCTION note_page_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO page_list_change AS c (brand_id, tag, changes)
      SELECT DISTINCT brand_id, tag, 1 FROM added ORDER BY 1, 2
      ON CONFLICT (brand_id, tag) DO UPDATE SET changes = c.changes + 1;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO page_list_change AS c (brand_id, tag, changes)
      SELECT DISTINCT brand_id, tag, 1 FROM removed ORDER BY 1, 2
      ON CONFLICT (brand_id, tag) DO UPDATE SET changes = c.changes + 1;
  ELSE
    INSERT INTO page_list_change AS c (brand_id, tag, changes)
      SELECT DISTINCT page.brand_id, page.tag, 1
      FROM added AS a JOIN removed AS r ON r.id = a.id, LATERAL (
        VALUES (a.brand_id, a.tag), (r.brand_id, r.tag)
      ) AS page (brand_id, tag)
      WHERE (a.brand_id, a.tag, a.slug, a.search_name, a.published, a.category, a.facets)
        IS DISTINCT FROM (r.brand_id, r.tag, r.slug, r.search_name, r.published, r.category, r.facets)
      ORDER BY 1, 2
      ON CONFLICT (brand_id, tag) DO UPDATE SET changes = c.changes + 1;
  END IF;
  RETURN NULL;
END $$;
