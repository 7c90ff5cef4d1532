-- Records are counted as pages are: the services write beside each what lists are filtered by, and one mechanism counts that.

DROP TRIGGER record_counted_added ON record;
DROP TRIGGER record_counted_removed ON record;
DROP TRIGGER record_counted_changed ON record;
DROP FUNCTION count_records();
DROP FUNCTION record_counters(text, jsonb, jsonb);
DROP TABLE record_count;
DROP TABLE record_counted;

-- As those of pages (server/content/facets.ts); worked out anew after the start, as whatever older definitions have indexed.
ALTER TABLE record ADD COLUMN facets text[] NOT NULL DEFAULT '{}';

-- Values whose order counts are looked up from one to another, byte by byte, as the services compare them.
CREATE INDEX facet_count_range ON facet_count (source, brand_id, tag, facet, (left(value, 100)) COLLATE "C");

-- For any table with the columns brand_id and facets. Arguments of the trigger: its columns that stand for tag and published, where
-- they are called otherwise. One row per changed count and statement, in one order, so that two documents do not wait for each other
-- in a circle.
CREATE OR REPLACE FUNCTION count_facets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted text := format('brand_id, %I AS tag, coalesce(%I, false) AS published, facets',
    coalesce(TG_ARGV[0], 'tag'), coalesce(TG_ARGV[1], 'published'));
  changes text := concat_ws(' UNION ALL ',
    CASE WHEN TG_OP <> 'DELETE' THEN format('SELECT %s, 1 AS sign FROM added', counted) END,
    CASE WHEN TG_OP <> 'INSERT' THEN format('SELECT %s, -1 AS sign FROM removed', counted) END);
BEGIN
  EXECUTE format($sql$
    INSERT INTO facet_count AS c (source, brand_id, tag, facet, value, published, entries)
      SELECT $1, e.brand_id, e.tag, split_part(f, '=', 1), substr(f, strpos(f, '=') + 1), e.published, sum(e.sign)
      FROM (%s) AS e, unnest(array_append(e.facets, '=')) AS f
      GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(e.sign) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (source, brand_id, tag, facet, md5(lower(value)), md5(value), published)
      DO UPDATE SET entries = c.entries + excluded.entries
  $sql$, changes) USING TG_TABLE_NAME;
  RETURN NULL;
END $$;

CREATE TRIGGER record_counted_added AFTER INSERT ON record REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_facets('area', 'active');
CREATE TRIGGER record_counted_removed AFTER DELETE ON record REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_facets('area', 'active');
CREATE TRIGGER record_counted_changed AFTER UPDATE ON record REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_facets('area', 'active');

INSERT INTO facet_count (source, brand_id, tag, facet, value, published, entries)
  SELECT 'record', brand_id, area, '', '', coalesce(active, false), count(*) FROM record GROUP BY 1, 2, 3, 4, 5, 6;
