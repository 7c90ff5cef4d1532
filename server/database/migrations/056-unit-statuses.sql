-- A property's card shows the status of its first unit (`status`); lists are filtered by those of all its units
-- (`statuses`), which `status` held before (B-52).

UPDATE page SET card = page.card - 'status'
  || jsonb_build_object('statuses', page.card -> 'status')
  || coalesce((
    SELECT jsonb_build_object('status', left(field.value, 500))
    FROM (
      SELECT unit.id FROM container JOIN field_collection AS unit ON unit.container_id = container.id
      WHERE container.page_id = page.id AND container.name = 'UNITS'
      ORDER BY container."order", container.sequence, unit."order", unit.sequence LIMIT 1
    ) AS first_unit
    JOIN field_collection AS section ON section.parent_id = first_unit.id AND section.name = 'OVERVIEW-DETAILS'
    JOIN field ON field.collection_id = section.id AND field.name = 'PROPERTY-STATUS' AND field.value <> ''
    ORDER BY section."order", section.sequence, field."order", field.sequence LIMIT 1
  ), '{}')
WHERE jsonb_typeof(page.card -> 'status') = 'array';

DROP INDEX page_status;
CREATE INDEX page_status ON page USING gin ((card -> 'statuses')) WHERE (card -> 'statuses') IS NOT NULL;

CREATE OR REPLACE FUNCTION page_facets(card jsonb) RETURNS TABLE (facet text, value text) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'all', ''
  UNION ALL SELECT 'category', coalesce(card ->> 'category', '')
  UNION ALL SELECT 'location', card ->> 'location' WHERE card ? 'location'
  UNION ALL SELECT 'status', status.value
    FROM jsonb_array_elements_text(CASE WHEN jsonb_typeof(card -> 'statuses') = 'array' THEN card -> 'statuses'
      ELSE '[]' END) AS status (value)
$$;

DELETE FROM page_count WHERE facet = 'status';
INSERT INTO page_count (brand_id, tag, facet, value, published, pages)
  SELECT p.brand_id, p.tag, f.facet, f.value, p.published, count(*)
  FROM page p, page_facets(p.card) f WHERE f.facet = 'status' GROUP BY 1, 2, 3, 4, 5;

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
      WHERE (a.brand_id, a.tag, a.slug, a.search_name, a.published, a.category, a.card -> 'statuses', a.card -> 'location')
        IS DISTINCT FROM
        (r.brand_id, r.tag, r.slug, r.search_name, r.published, r.category, r.card -> 'statuses', r.card -> 'location')
      ORDER BY 1, 2
      ON CONFLICT (brand_id, tag) DO UPDATE SET changes = c.changes + 1;
  END IF;
  RETURN NULL;
END $$;
