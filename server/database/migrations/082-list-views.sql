-- Named states of lists. A view is somebody's own, or shared with everybody of the brand.

CREATE TABLE list_view (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand (id),
  -- The name of the area whose list it is.
  list text NOT NULL,
  -- Null: shared with the brand.
  owner_id uuid REFERENCES app_user (id) ON DELETE CASCADE,
  name text NOT NULL,
  -- The search of the list's address.
  query text NOT NULL,
  saved_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX list_view_name ON list_view (brand_id, list, coalesce(owner_id, brand_id), lower(name));

-- The view that a list opens with.
CREATE TABLE list_view_default (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  brand_id uuid NOT NULL REFERENCES brand (id),
  list text NOT NULL,
  view_id uuid NOT NULL REFERENCES list_view (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, brand_id, list)
);
CREATE INDEX list_view_default_view ON list_view_default (view_id);
