-- What is to be done at a time: a website deployed, a page or record shown or hidden.

CREATE TABLE plan (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand (id),
  action text NOT NULL CHECK (action IN ('deploy', 'show', 'hide')),
  -- Of showing and hiding: a page or a record, the tag or the kind, and what it was called when it was planned.
  kind text CHECK (kind IN ('page', 'record')),
  entry_of text,
  entry_id uuid,
  name text,
  -- What is said of a deployment.
  note text,
  due_at timestamptz NOT NULL,
  -- In whose name it is done, with the rights of then.
  user_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  planned_by text NOT NULL,
  planned_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'planned' CHECK (status IN ('planned', 'done', 'failed', 'cancelled')),
  attempts integer NOT NULL DEFAULT 0,
  -- When it is due, or after a fault of the services when it is tried again.
  next_attempt_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- Why it was not done, for people.
  message text,
  CHECK ((action = 'deploy') = (entry_id IS NULL))
);
CREATE INDEX plan_due ON plan (next_attempt_at) WHERE status = 'planned';
CREATE INDEX plan_brand ON plan (brand_id, due_at) WHERE status IN ('planned', 'failed');
-- An entry is shown once and hidden once: another time changes the plan.
CREATE UNIQUE INDEX plan_entry ON plan (kind, entry_of, entry_id, action) WHERE status = 'planned' AND action <> 'deploy';
