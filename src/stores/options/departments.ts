import type { Client } from 'urql';
import { changeContent, readContent } from '../../api/ask';
import { ServiceError } from '../../api/errors';
import {
  AddDepartmentDocument,
  DepartmentDocument,
  DepartmentsDocument,
  RemoveDepartmentsDocument,
  RenameDepartmentDocument,
} from '../../api/generated/graphql';
import type { OptionSource, ServedOption } from '../../lib/options';

/** The employment types of a brand, which the console calls departments (CAR-023, CAR-024). */
export function createDepartments(client: Client, brandId: string): OptionSource {
  return {
    async list() {
      const { getEmploymentTypes } = await readContent(client, DepartmentsDocument, { brand_id: brandId });
      return getEmploymentTypes.map(optionOf);
    },
    async find(id) {
      try {
        const { getEmploymentType } = await readContent(client, DepartmentDocument, { id });
        return getEmploymentType ? optionOf(getEmploymentType) : undefined;
      } catch (error) {
        if (error instanceof ServiceError) return undefined;
        throw error;
      }
    },
    async add(name) {
      const added = await changeContent(client, AddDepartmentDocument, { brand_id: brandId, name });
      return optionOf(added.addOrUpdateEmploymentType);
    },
    async rename(id, name) {
      await changeContent(client, RenameDepartmentDocument, { brand_id: brandId, id, name });
    },
    async remove(id) {
      await changeContent(client, RemoveDepartmentsDocument, { ids: [id] });
    },
  };
}

function optionOf({ id, name }: { readonly id: string; readonly name: string }): ServedOption {
  return { value: id, label: name };
}
