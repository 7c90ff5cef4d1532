-- Consoles are told of users, roles and plans, too.

-- Every change of a user or a role is written down in its own transaction, behind the change itself, so its revision is the new one.
-- The copies that stand with everybody who has a role say nothing new.
CREATE FUNCTION note_people_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_event (kind, subject_id, action, revision, done_by, done_at)
    VALUES (
      CASE WHEN NEW.role_id IS NULL THEN 'user' ELSE 'role' END,
      coalesce(NEW.role_id, NEW.user_id),
      'saved',
      CASE WHEN NEW.role_id IS NULL
        THEN (SELECT revision FROM app_user WHERE id = NEW.user_id)
        ELSE (SELECT revision FROM role WHERE id = NEW.role_id)
      END,
      (SELECT concat_ws(' ', first_name, nullif(middle_name, ''), last_name) FROM app_user WHERE id = NEW.actor_id),
      NEW.created_at
    );
  RETURN NULL;
END $$;
CREATE TRIGGER people_event AFTER INSERT ON user_activity FOR EACH ROW WHEN (NOT NEW.is_copy)
  EXECUTE FUNCTION note_people_event();

-- What an entry is shown or hidden by decides who may read it, and so who hears of the plan. Of a page that is gone, that is nobody
-- but who planned it.
CREATE FUNCTION note_plan_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_event (kind, subject_id, action, brand_id, done_by, done_at, tag, slug, category, people)
    SELECT 'plan', NEW.id, NEW.status, NEW.brand_id, NEW.planned_by, now(), NEW.entry_of, page.slug, page.category,
      CASE WHEN NEW.kind = 'page' AND page.id IS NULL THEN ARRAY[NEW.user_id] END
    FROM (SELECT 1) AS one LEFT JOIN page ON NEW.kind = 'page' AND page.id = NEW.entry_id;
  RETURN NULL;
END $$;
CREATE TRIGGER plan_made_event AFTER INSERT ON plan FOR EACH ROW EXECUTE FUNCTION note_plan_event();
CREATE TRIGGER plan_event AFTER UPDATE OF status, due_at, note ON plan FOR EACH ROW EXECUTE FUNCTION note_plan_event();
