-- One log of who changed what is read from what is kept: revisions of pages and records, what happened to users and roles,
-- deployments. The newest of each are found by their time.

-- The role that an entry is about; absent: the user.
ALTER TABLE user_activity ADD COLUMN role_id uuid REFERENCES role (id) ON DELETE SET NULL;
-- A change of a role stands once with who made it, and once more with everybody who has the role: that is a copy.
ALTER TABLE user_activity ADD COLUMN is_copy boolean NOT NULL DEFAULT false;
UPDATE user_activity SET is_copy = true
  WHERE activity LIKE '% changed the role % of %: %' AND activity NOT LIKE 'Changed the role %';
UPDATE user_activity SET role_id = role.id FROM role
  WHERE starts_with(activity, 'Created the role ' || role.name || ' of ')
    OR starts_with(activity, 'Changed the role ' || role.name || ' of ');
CREATE INDEX user_activity_created ON user_activity (created_at) WHERE NOT is_copy;
CREATE INDEX user_activity_role ON user_activity (role_id) WHERE role_id IS NOT NULL;
CREATE INDEX deployment_requested ON deployment (requested_at);
