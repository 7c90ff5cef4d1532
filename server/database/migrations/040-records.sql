-- Records of a brand that are no pages: hero banners, departments, careers, links, e-mail addresses.

CREATE TABLE home_banner (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand (id),
  -- Absent also when the page was removed: the banner stays and shows none.
  page_id uuid REFERENCES page (id) ON DELETE SET NULL,
  link_type text NOT NULL CHECK (link_type IN ('PROPERTIES', 'CONTENT')),
  category text NOT NULL,
  title text,
  description text,
  description_mobile text,
  seo_banner_title text,
  seo_banner_description text,
  banner_heading_tag text,
  -- The key of a file.
  image text,
  -- The keys key and alt_text; null when none was ever sent.
  meta_data jsonb,
  video_link text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX home_banner_updated ON home_banner (brand_id, updated_at DESC, id);
CREATE INDEX home_banner_link_type ON home_banner (brand_id, link_type, updated_at DESC, id);
-- No category belongs to two link types, so that this one serves both filters together.
CREATE INDEX home_banner_category ON home_banner (brand_id, category, updated_at DESC, id);
CREATE INDEX home_banner_page ON home_banner (page_id) WHERE page_id IS NOT NULL;

-- Shown as Department.
CREATE TABLE employment_type (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand (id),
  name text NOT NULL,
  description text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (id, brand_id)
);
-- A hash, because a name may be longer than an index entry.
CREATE UNIQUE INDEX employment_type_name ON employment_type (brand_id, md5(lower(name)));

CREATE TABLE career (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand (id),
  title text NOT NULL,
  location text NOT NULL,
  -- Absent for brands without departments.
  employment_type_id uuid,
  is_visible boolean NOT NULL,
  apply_before_at timestamptz,
  job_description_label text,
  job_description text,
  qualifications_label text,
  qualifications text,
  tags text,
  careers_heading_tag text,
  seo_careers_title text,
  seo_careers_description text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Always a department of the same brand; one that is in use cannot be removed.
  FOREIGN KEY (employment_type_id, brand_id) REFERENCES employment_type (id, brand_id)
);
CREATE INDEX career_title ON career (brand_id, left(lower(title), 100), id);
CREATE INDEX career_visible ON career (brand_id, is_visible, left(lower(title), 100), id);
CREATE INDEX career_employment_type ON career (brand_id, employment_type_id, left(lower(title), 100), id);
CREATE INDEX career_location ON career (brand_id, md5(location), left(lower(title), 100), id);

CREATE TABLE link_record (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand (id),
  category text NOT NULL CHECK (category IN ('social_media', 'external')),
  name text NOT NULL,
  link text NOT NULL,
  -- The address or key of the picture.
  image_key text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The order of addition, in which links are shown.
  sequence bigint GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX link_record_order ON link_record (brand_id, sequence);

CREATE TABLE email_record (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand (id),
  email text NOT NULL,
  category text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The order of addition, in which addresses are shown.
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  email_in_lower_case text GENERATED ALWAYS AS (lower(email)) STORED,
  -- Checked at the end of each statement, so that the operation that breaks it can say so.
  CONSTRAINT email_record_unique UNIQUE (brand_id, category, email_in_lower_case) DEFERRABLE INITIALLY IMMEDIATE
);
CREATE INDEX email_record_order ON email_record (brand_id, sequence);
