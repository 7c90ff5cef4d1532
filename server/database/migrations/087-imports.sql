-- Archives that were imported (docs/operate.md, "Take it along"): how far, so that one that was cut goes on where it was.

CREATE TABLE data_import (
  -- SHA-256 of the archive's list of sums.
  archive text PRIMARY KEY,
  began_at timestamptz NOT NULL DEFAULT now(),
  -- How many parts of the archive are in, in its order.
  parts_done integer NOT NULL DEFAULT 0,
  -- Statements that put back what was set aside for the time of the import: indexes, references, triggers.
  set_aside jsonb NOT NULL,
  -- Absent: the services must not start on it yet.
  finished_at timestamptz
);
