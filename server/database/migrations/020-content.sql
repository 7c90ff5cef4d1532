-- Brands and their page trees: page, container, field_collection (nested to any depth), field.

CREATE TABLE brand (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  tenant_id uuid NOT NULL REFERENCES tenant (id)
);

CREATE TABLE page (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand (id),
  tag text NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  featured boolean NOT NULL DEFAULT false,
  alternative_featured boolean NOT NULL DEFAULT false,
  published boolean NOT NULL DEFAULT true,
  -- Counts the saves of the page, its tree included.
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The name of the person, kept as it was when they saved.
  updated_by text
);
-- A hash, because a name may be longer than an index entry.
CREATE UNIQUE INDEX page_slug ON page (brand_id, tag, md5(slug));
CREATE INDEX page_updated ON page (brand_id, tag, updated_at);

CREATE TABLE container (
  id uuid PRIMARY KEY,
  page_id uuid NOT NULL REFERENCES page (id) ON DELETE CASCADE,
  name text NOT NULL,
  "order" integer NOT NULL,
  -- Creation order: the second sort key of siblings.
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  UNIQUE (id, page_id)
);
CREATE INDEX container_page ON container (page_id);

CREATE TABLE field_collection (
  id uuid PRIMARY KEY,
  page_id uuid NOT NULL,
  -- Either directly in a container or nested in a collection; always of the same page.
  container_id uuid,
  parent_id uuid,
  name text NOT NULL,
  "order" integer NOT NULL,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  UNIQUE (id, page_id),
  CHECK ((container_id IS NULL) <> (parent_id IS NULL)),
  FOREIGN KEY (container_id, page_id) REFERENCES container (id, page_id) ON DELETE CASCADE,
  FOREIGN KEY (parent_id, page_id) REFERENCES field_collection (id, page_id) ON DELETE CASCADE
);
CREATE INDEX field_collection_page ON field_collection (page_id);
CREATE INDEX field_collection_container ON field_collection (container_id) WHERE container_id IS NOT NULL;
CREATE INDEX field_collection_parent ON field_collection (parent_id) WHERE parent_id IS NOT NULL;

CREATE TABLE field (
  id uuid PRIMARY KEY,
  page_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  name text NOT NULL,
  label text,
  value text,
  "order" integer NOT NULL,
  -- Keys of the contract and any others; null when none was ever sent.
  meta_data jsonb,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  FOREIGN KEY (collection_id, page_id) REFERENCES field_collection (id, page_id) ON DELETE CASCADE
);
CREATE INDEX field_page ON field (page_id);
CREATE INDEX field_collection_id ON field (collection_id);
