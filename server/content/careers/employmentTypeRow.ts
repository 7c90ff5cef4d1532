import type { RecordStore } from '../brandRecords';
import { recordMessages } from '../recordMessages';

/** An employment type, which the console calls Department (CAR-023). */
export interface EmploymentTypeRow {
  readonly id: string;
  readonly brand_id: string;
  readonly name: string;
  readonly description: string | null;
}

export const employmentTypeStore: RecordStore<EmploymentTypeRow> = {
  kind: 'employment_type',
  table: 'employment_type',
  columns: { id: true, brand_id: true, name: true, description: true },
  notFound: recordMessages.departmentNotFound,
};
