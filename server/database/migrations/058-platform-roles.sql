-- An administrator of the platform is who holds a role with this mark, and not who has no brand: a lost row of user_tenant
-- promotes nobody. Whoever administers today holds a role of no brand, since no other could be given to them.

ALTER TABLE role ADD COLUMN is_platform boolean NOT NULL DEFAULT false;
UPDATE role SET is_platform = true WHERE tenant_id IS NULL;
ALTER TABLE role ADD CONSTRAINT role_of_platform_or_brand CHECK (is_platform = (tenant_id IS NULL));

-- Asked at the end of a transaction, because roles and brands of a person are stored one after the other.
CREATE FUNCTION require_platform_or_brand() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  IF EXISTS (SELECT 1 FROM app_user WHERE id = person)
    AND EXISTS (SELECT 1 FROM user_tenant WHERE user_id = person) = EXISTS (
      SELECT 1 FROM user_role JOIN role ON role.id = user_role.role_id
      WHERE user_role.user_id = person AND role.is_platform)
  THEN
    RAISE EXCEPTION 'The user % must have either a brand or a role of the platform.', person
      USING ERRCODE = 'check_violation', CONSTRAINT = 'user_of_platform_or_brand';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER user_of_platform_or_brand AFTER INSERT OR UPDATE OR DELETE ON user_role
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_platform_or_brand();
CREATE CONSTRAINT TRIGGER user_of_platform_or_brand AFTER INSERT OR UPDATE OR DELETE ON user_tenant
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_platform_or_brand();
