-- How often something changed that decides what lists of pages hold, so that what was counted once need not be counted
-- again as long as nothing has. Not with every save: people who save at the same time would wait for each other.

CREATE TABLE page_list_change (
  brand_id uuid NOT NULL,
  tag text NOT NULL,
  changes bigint NOT NULL,
  PRIMARY KEY (brand_id, tag)
);

CREATE FUNCTION note_page_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
      WHERE (a.brand_id, a.tag, a.slug, a.search_name, a.published, a.category, a.card -> 'status', a.card -> 'location')
        IS DISTINCT FROM
        (r.brand_id, r.tag, r.slug, r.search_name, r.published, r.category, r.card -> 'status', r.card -> 'location')
      ORDER BY 1, 2
      ON CONFLICT (brand_id, tag) DO UPDATE SET changes = c.changes + 1;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER page_list_added AFTER INSERT ON page REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_page_list_change();
CREATE TRIGGER page_list_removed AFTER DELETE ON page REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION note_page_list_change();
CREATE TRIGGER page_list_changed AFTER UPDATE ON page REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_page_list_change();
