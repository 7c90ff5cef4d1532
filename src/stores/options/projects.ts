import type { Client } from 'urql';
import { changeContent } from '../../api/contentCalls';
import { MdorProjectsDocument, type MdorProjectsMutation } from '../../api/generated/graphql';
import type { OptionSource } from '../../lib/options';

/** The projects that documents of a brand can belong to; a document stores the text of its project (MDDOR-017). */
export function createProjects(client: Client, brandId: string): OptionSource {
  return {
    async list() {
      const { mdorProjectListRequest: projects } = await changeContent(client, MdorProjectsDocument, {
        brand: brandId,
      });
      return projects
        .map(projectText)
        .filter((text) => text !== '')
        .map((text) => ({ value: text, label: text }));
    },
    find: async (value) => ({ value, label: value, isStillValid: true }),
  };
}

/** 'code - name - property or building code'; empty parts are omitted (B-26). */
function projectText(project: MdorProjectsMutation['mdorProjectListRequest'][number]): string {
  const { ProjectCode, ProjectName, PropertyCode, BldgCode } = project;
  const [code = '', name = '', property = '', building = ''] = [ProjectCode, ProjectName, PropertyCode, BldgCode].map(
    (part) => part?.trim(),
  );
  return [code, name, property === '' ? building : property].filter((part) => part !== '').join(' - ');
}
