-- What consoles are told of while they are open: one row for each change, written in its own transaction, however it came about.

CREATE TABLE live_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Whose change it is. Numbers of rows are not given in the order in which transactions commit: what is new to somebody is what
  -- a snapshot did not see (server/live/liveFeed.ts).
  made_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
  noted_at timestamptz NOT NULL DEFAULT now(),
  -- 'page', the kind of a record as histories name it, or 'deployment'. Of visits: of what is visited.
  kind text NOT NULL,
  -- Of the page, the record or the deployment.
  subject_id uuid NOT NULL,
  action text NOT NULL,
  -- Absent for what belongs to no brand.
  brand_id uuid,
  revision integer,
  -- The name of the person, and when.
  done_by text,
  done_at timestamptz,
  -- Of a page: what decides who may read it.
  tag text,
  slug text,
  category text,
  -- Whom it concerns; null: whoever may read what was changed.
  people uuid[]
);
CREATE INDEX live_event_made_in ON live_event (made_in);
CREATE INDEX live_event_age ON live_event (noted_at);

CREATE FUNCTION note_page_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_event (kind, subject_id, action, brand_id, revision, done_by, done_at, tag, slug, category)
    VALUES ('page', NEW.page_id, NEW.action, NEW.brand_id, NEW.revision, NEW.saved_by, NEW.saved_at, NEW.tag, NEW.slug, NEW.category);
  RETURN NULL;
END $$;
CREATE TRIGGER page_event AFTER INSERT ON page_revision FOR EACH ROW EXECUTE FUNCTION note_page_event();

-- No save of the page, but lists show it.
CREATE FUNCTION note_featured_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_event (kind, subject_id, action, brand_id, revision, tag, slug, category)
    VALUES ('page', NEW.id, 'featured', NEW.brand_id, NEW.revision, NEW.tag, NEW.slug, NEW.category);
  RETURN NULL;
END $$;
CREATE TRIGGER page_featured_event AFTER UPDATE OF alternative_featured ON page FOR EACH ROW
  WHEN (OLD.alternative_featured <> NEW.alternative_featured AND OLD.revision = NEW.revision)
  EXECUTE FUNCTION note_featured_event();

CREATE FUNCTION note_record_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_event (kind, subject_id, action, brand_id, revision, done_by, done_at)
    VALUES (NEW.kind, NEW.record_id, NEW.action, NEW.brand_id, NEW.revision, NEW.saved_by, NEW.saved_at);
  RETURN NULL;
END $$;
CREATE TRIGGER record_event AFTER INSERT ON record_revision FOR EACH ROW EXECUTE FUNCTION note_record_event();

CREATE FUNCTION note_move_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_event (kind, subject_id, action, brand_id, revision)
    VALUES (NEW.area, NEW.id, 'moved', NEW.brand_id, NEW.revision);
  RETURN NULL;
END $$;
CREATE TRIGGER record_move_event AFTER UPDATE OF position ON record FOR EACH ROW
  WHEN (OLD.position <> NEW.position) EXECUTE FUNCTION note_move_event();

CREATE FUNCTION note_deployment_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_event (kind, subject_id, action, brand_id, done_by, done_at)
    VALUES ('deployment', NEW.id, NEW.status, NEW.brand_id, NEW.requested_by, coalesce(NEW.finished_at, NEW.requested_at));
  RETURN NULL;
END $$;
CREATE TRIGGER deployment_asked_event AFTER INSERT ON deployment FOR EACH ROW EXECUTE FUNCTION note_deployment_event();
CREATE TRIGGER deployment_event AFTER UPDATE OF status ON deployment FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_deployment_event();

-- Who comes and goes concerns those who are there. A visit that goes on is an update, and no news.
CREATE FUNCTION note_visit_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed visit;
BEGIN
  IF TG_OP = 'INSERT' THEN changed := NEW; ELSE changed := OLD; END IF;
  INSERT INTO live_event (kind, subject_id, action, people)
    SELECT changed.kind, changed.visited_id, 'visited', array_agg(DISTINCT there.user_id)
    FROM visit AS there
    WHERE there.kind = changed.kind AND there.visited_id = changed.visited_id AND there.user_id <> changed.user_id
    HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER visit_event AFTER INSERT OR DELETE ON visit FOR EACH ROW EXECUTE FUNCTION note_visit_event();
