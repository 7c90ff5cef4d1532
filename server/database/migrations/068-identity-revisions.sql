-- Users and roles count their changes, so that a form that was opened before somebody else's save does not undo it. By
-- trigger: a link in a mail changes a user as well.

ALTER TABLE app_user ADD COLUMN revision integer NOT NULL DEFAULT 1;
ALTER TABLE role ADD COLUMN revision integer NOT NULL DEFAULT 1;

CREATE FUNCTION count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER app_user_revision BEFORE UPDATE ON app_user FOR EACH ROW EXECUTE FUNCTION count_revision();
CREATE TRIGGER role_revision BEFORE UPDATE ON role FOR EACH ROW EXECUTE FUNCTION count_revision();
