-- Records are visited as pages are.

ALTER TABLE page_visit RENAME TO visit;
ALTER TABLE visit RENAME COLUMN page_id TO visited_id;
-- 'page', the name of a store, or a kind of records of the specification: an id tells only what is of one kind apart.
ALTER TABLE visit ADD COLUMN kind text NOT NULL DEFAULT 'page';
ALTER TABLE visit ALTER COLUMN kind DROP DEFAULT;
ALTER TABLE visit DROP CONSTRAINT page_visit_pkey;
ALTER TABLE visit ADD PRIMARY KEY (kind, visited_id, visit);
