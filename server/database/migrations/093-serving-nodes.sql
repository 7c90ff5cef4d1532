-- Which nodes serve the database, and up to which migration they know it: what takes something away waits for the older ones to stop.
CREATE TABLE serving_node (
  id uuid PRIMARY KEY,
  version text NOT NULL,
  newest_migration text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);
