import type { RecordStore } from '../brandRecords';
import { recordMessages } from '../recordMessages';

/** A job posting as stored and answered (CAR-022, CAR-023). */
export interface CareerRow {
  readonly id: string;
  readonly brand_id: string;
  readonly title: string;
  readonly location: string;
  /** Null for ALP, which has no departments (B-56). */
  readonly employment_type_id: string | null;
  readonly employmentType: { readonly id: string; readonly name: string; readonly description: string | null } | null;
  readonly isVisible: boolean;
  readonly apply_before_at: Date | null;
  readonly job_description_label: string | null;
  readonly job_description: string | null;
  readonly qualifications_label: string | null;
  readonly qualifications: string | null;
  readonly tags: string | null;
  readonly careers_heading_tag: string | null;
  readonly seo_careers_title: string | null;
  readonly seo_careers_description: string | null;
}

export const careerStore: RecordStore<CareerRow> = {
  kind: 'career',
  table: 'career',
  joins: 'LEFT JOIN employment_type ON employment_type.id = career.employment_type_id',
  columns: {
    id: true,
    brand_id: true,
    title: true,
    location: true,
    employment_type_id: true,
    employmentType: `CASE WHEN employment_type.id IS NOT NULL THEN jsonb_build_object('id', employment_type.id,
      'name', employment_type.name, 'description', employment_type.description) END`,
    isVisible: 'career.is_visible',
    apply_before_at: true,
    job_description_label: true,
    job_description: true,
    qualifications_label: true,
    qualifications: true,
    tags: true,
    careers_heading_tag: true,
    seo_careers_title: true,
    seo_careers_description: true,
  },
  notFound: recordMessages.careerNotFound,
};
