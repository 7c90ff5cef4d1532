-- What lists count is noted with each change and counted last, in the commit of its transaction: whoever writes a large page keeps the
-- counters of its list for the moment of the commit alone, and others who write pages of the list do not wait meanwhile.

-- Rows never outlive the transaction that notes them.
CREATE UNLOGGED TABLE counter_delta (
  made_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
  -- Of the notes of a transaction: at its commit the first one sees to all.
  is_first boolean NOT NULL,
  -- The table of the entry, and of what list it is.
  source text NOT NULL,
  brand_id uuid NOT NULL,
  tag text NOT NULL,
  published boolean NOT NULL,
  -- By what it is counted: 1 an entry more, -1 one less, 0 nothing but that the list has changed.
  facets text[] NOT NULL,
  sign integer NOT NULL
);
CREATE INDEX counter_delta_made_in ON counter_delta (made_in);

DROP TRIGGER page_counted_added ON page;
DROP TRIGGER page_counted_removed ON page;
DROP TRIGGER page_counted_changed ON page;
DROP TRIGGER page_list_added ON page;
DROP TRIGGER page_list_removed ON page;
DROP TRIGGER page_list_changed ON page;
DROP TRIGGER record_counted_added ON record;
DROP TRIGGER record_counted_removed ON record;
DROP TRIGGER record_counted_changed ON record;
DROP TRIGGER record_list_added ON record;
DROP TRIGGER record_list_removed ON record;
DROP TRIGGER record_list_changed ON record;
DROP TRIGGER record_text_changed ON record_text;
DROP FUNCTION count_facets();
DROP FUNCTION note_page_list_change();
DROP FUNCTION note_record_list_change();
DROP FUNCTION note_record_text_change();

CREATE FUNCTION note_delta(source text, brand_id uuid, tag text, published boolean, facets text[], sign integer)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO counter_delta (is_first, source, brand_id, tag, published, facets, sign)
    SELECT NOT EXISTS (SELECT 1 FROM counter_delta WHERE made_in = pg_current_xact_id()), $1, $2, $3, $4, $5, $6
$$;

CREATE FUNCTION note_page_delta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM note_delta('page', OLD.brand_id, OLD.tag, OLD.published, OLD.facets, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM note_delta('page', NEW.brand_id, NEW.tag, NEW.published, NEW.facets, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER page_counted AFTER INSERT OR DELETE ON page FOR EACH ROW EXECUTE FUNCTION note_page_delta();
-- Everything that decides what lists of pages hold.
CREATE TRIGGER page_counted_anew AFTER UPDATE ON page FOR EACH ROW
  WHEN ((OLD.brand_id, OLD.tag, OLD.slug, OLD.search_name, OLD.published, OLD.category, OLD.facets)
    IS DISTINCT FROM (NEW.brand_id, NEW.tag, NEW.slug, NEW.search_name, NEW.published, NEW.category, NEW.facets))
  EXECUTE FUNCTION note_page_delta();

CREATE FUNCTION note_record_delta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM note_delta('record', OLD.brand_id, OLD.area, coalesce(OLD.active, false), OLD.facets, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM note_delta('record', NEW.brand_id, NEW.area, coalesce(NEW.active, false), NEW.facets, 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER record_counted AFTER INSERT OR DELETE ON record FOR EACH ROW EXECUTE FUNCTION note_record_delta();
CREATE TRIGGER record_counted_anew AFTER UPDATE ON record FOR EACH ROW
  WHEN ((OLD.brand_id, OLD.area, OLD.keys, OLD.active, OLD.facets)
    IS DISTINCT FROM (NEW.brand_id, NEW.area, NEW.keys, NEW.active, NEW.facets))
  EXECUTE FUNCTION note_record_delta();

-- Texts come and go with their records, which note that themselves.
CREATE FUNCTION note_record_text_delta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_delta('record', NEW.brand_id, NEW.area, coalesce(NEW.active, false), '{}', 0);
  RETURN NULL;
END $$;
CREATE TRIGGER record_text_counted_anew AFTER UPDATE ON record_text FOR EACH ROW WHEN (OLD.text <> NEW.text)
  EXECUTE FUNCTION note_record_text_delta();

-- One row per changed counter and transaction, in one order, so that two commits do not wait for each other in a circle.
CREATE FUNCTION count_deltas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facet_count AS c (source, brand_id, tag, facet, value, published, entries)
    SELECT d.source, d.brand_id, d.tag, split_part(f, '=', 1), substr(f, strpos(f, '=') + 1), d.published, sum(d.sign)
    FROM counter_delta AS d, unnest(array_append(d.facets, '=')) AS f
    WHERE d.made_in = pg_current_xact_id()
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(d.sign) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (source, brand_id, tag, facet, md5(lower(value)), md5(value), published)
    DO UPDATE SET entries = c.entries + excluded.entries;
  WITH counted AS (
    DELETE FROM counter_delta WHERE made_in = pg_current_xact_id() RETURNING source, brand_id, tag
  )
  INSERT INTO page_list_change AS c (brand_id, tag, changes)
    SELECT DISTINCT brand_id, CASE source WHEN 'record' THEN 'records of ' || tag ELSE tag END, 1 FROM counted ORDER BY 1, 2
    ON CONFLICT (brand_id, tag) DO UPDATE SET changes = c.changes + 1;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER counter_delta_noted AFTER INSERT ON counter_delta DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.is_first) EXECUTE FUNCTION count_deltas();
