-- What lists show of a page and count over pages, so that a list neither reads trees nor counts rows one by one.

-- Computed from the tree at the end of each save (schemas/cards.ts).
ALTER TABLE page ADD COLUMN card jsonb NOT NULL DEFAULT '{}';
ALTER TABLE page ADD COLUMN category text GENERATED ALWAYS AS (card ->> 'category') STORED;

DROP INDEX page_updated;
CREATE INDEX page_updated ON page (brand_id, tag, updated_at, id);
CREATE INDEX page_created ON page (brand_id, tag, created_at, id);
CREATE INDEX page_name ON page (brand_id, tag, left(lower(name), 100), id);
CREATE INDEX page_status ON page USING gin ((card -> 'status')) WHERE (card -> 'status') IS NOT NULL;
CREATE INDEX page_location ON page (brand_id, tag, md5(lower(card ->> 'location'))) WHERE (card ->> 'location') IS NOT NULL;

-- How many pages there are, in total (facet 'all') and by what they are filtered by.
CREATE TABLE page_count (
  brand_id uuid NOT NULL,
  tag text NOT NULL,
  facet text NOT NULL,
  -- '' for pages without one.
  value text NOT NULL,
  published boolean NOT NULL,
  pages bigint NOT NULL
);
-- A hash, because a value may be longer than an index entry.
CREATE UNIQUE INDEX page_count_key ON page_count (brand_id, tag, facet, md5(value), published);

CREATE FUNCTION page_facets(card jsonb) RETURNS TABLE (facet text, value text) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'all', ''
  UNION ALL SELECT 'category', coalesce(card ->> 'category', '')
  UNION ALL SELECT 'location', card ->> 'location' WHERE card ? 'location'
  UNION ALL SELECT 'status', status.value
    FROM jsonb_array_elements_text(CASE WHEN jsonb_typeof(card -> 'status') = 'array' THEN card -> 'status'
      ELSE '[]' END) AS status (value)
$$;

-- One row per changed count and statement, in one order, so that two documents do not wait for each other in a circle.
CREATE FUNCTION count_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO page_count AS c (brand_id, tag, facet, value, published, pages)
      SELECT p.brand_id, p.tag, f.facet, f.value, p.published, count(*)
      FROM added p, page_facets(p.card) f GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (brand_id, tag, facet, md5(value), published) DO UPDATE SET pages = c.pages + excluded.pages;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO page_count AS c (brand_id, tag, facet, value, published, pages)
      SELECT p.brand_id, p.tag, f.facet, f.value, p.published, -count(*)
      FROM removed p, page_facets(p.card) f GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (brand_id, tag, facet, md5(value), published) DO UPDATE SET pages = c.pages + excluded.pages;
  ELSE
    INSERT INTO page_count AS c (brand_id, tag, facet, value, published, pages)
      SELECT brand_id, tag, facet, value, published, sum(pages) FROM (
        SELECT p.brand_id, p.tag, f.facet, f.value, p.published, 1 AS pages FROM added p, page_facets(p.card) f
        UNION ALL
        SELECT p.brand_id, p.tag, f.facet, f.value, p.published, -1 FROM removed p, page_facets(p.card) f
      ) AS changed GROUP BY 1, 2, 3, 4, 5 HAVING sum(pages) <> 0 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (brand_id, tag, facet, md5(value), published) DO UPDATE SET pages = c.pages + excluded.pages;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER page_added AFTER INSERT ON page REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_pages();
CREATE TRIGGER page_removed AFTER DELETE ON page REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_pages();
CREATE TRIGGER page_changed AFTER UPDATE ON page REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_pages();

INSERT INTO page_count (brand_id, tag, facet, value, published, pages)
  SELECT p.brand_id, p.tag, f.facet, f.value, p.published, count(*)
  FROM page p, page_facets(p.card) f GROUP BY 1, 2, 3, 4, 5;
