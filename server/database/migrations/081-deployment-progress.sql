-- What a deployment system tells of a deployment that it has taken over.
ALTER TABLE deployment
  -- Where it is asked; null: it tells nothing.
  ADD COLUMN status_url text,
  -- When it took the deployment over.
  ADD COLUMN taken_at timestamptz,
  -- Percent.
  ADD COLUMN progress smallint,
  -- Where people see more of it.
  ADD COLUMN url text;
