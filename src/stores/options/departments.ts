import type { Client } from 'urql';
import { changeContent, readContent } from '../../api/contentCalls';
import { undefinedIfRefused } from '../../api/errors';
import {
  DepartmentDocument,
  DepartmentsDocument,
  RemoveDepartmentsDocument,
  SaveDepartmentDocument,
  type DepartmentFieldsFragment,
} from '../../api/generated/graphql';
import type { OptionSource, OptionText, ServedOption } from '../../lib/options';

/** The employment types of a brand, which the console calls departments (CAR-023, CAR-024). */
export function createDepartments(client: Client, brandId: string): OptionSource {
  return {
    async list() {
      const { getEmploymentTypes } = await readContent(client, DepartmentsDocument, { brand_id: brandId });
      return getEmploymentTypes.map(optionOf);
    },
    async find(id) {
      const found = await undefinedIfRefused(async () => readContent(client, DepartmentDocument, { id }));
      return found?.getEmploymentType ? optionOf(found.getEmploymentType) : undefined;
    },
    async add(words) {
      const added = await changeContent(client, SaveDepartmentDocument, { brand_id: brandId, ...sent(words) });
      return optionOf(added.addOrUpdateEmploymentType);
    },
    async change(id, words) {
      await changeContent(client, SaveDepartmentDocument, { brand_id: brandId, id, ...sent(words) });
    },
    async remove(id) {
      await changeContent(client, RemoveDepartmentsDocument, { ids: [id] });
    },
  };
}

function optionOf({ id, name, description }: DepartmentFieldsFragment): ServedOption {
  return { value: id, label: name, ...(description && { description }) };
}

function sent({ label, description }: OptionText): Omit<DepartmentFieldsFragment, 'id'> {
  return { name: label, description: description ?? null };
}
