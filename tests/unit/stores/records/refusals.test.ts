import { createContentCalls } from '../../../../src/api/contentCalls';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../../schemas/brands';
import { addCareer } from '../../../../schemas/careers/add-career';
import { addContract } from '../../../../schemas/contracts/add-contract';
import { heroBanner } from '../../../../schemas/hero-banner/heroBanner';
import { addPropertyDocument } from '../../../../schemas/property-documents/add-property-document';
import { addRole } from '../../../../schemas/roles/add-role';
import { updateUser } from '../../../../schemas/users/update-user';
import { compileEditor } from '../../../../src/compile';
import type { EditorDefinition, SpecifiedRecord } from '../../../../src/definition';
import { createRecordStore } from '../../../../src/stores/recordStore';
import { createRecordSources } from '../../../../src/stores/records/table';
import { fakeContentService, refusal } from '../../support/contentService';
import { fakeIdentityService, refused } from '../../support/identityService';

const EDITORS: Readonly<Record<SpecifiedRecord, EditorDefinition>> = {
  'home-banner': heroBanner,
  'property-document': addPropertyDocument,
  career: addCareer,
  contract: addContract,
  role: addRole,
  user: updateUser,
};

const MESSAGE = 'This cannot be.';

/** Saves a new record with services that reject an argument. */
async function save(record: SpecifiedRecord, argument: string | undefined) {
  const { client } = fakeContentService(() => refusal('BAD_USER_INPUT', MESSAGE, { argument }));
  const { identity } = fakeIdentityService(() => refused(400, MESSAGE, argument));
  const { editor, lens, defaults } = compileEditor(EDITORS[record], brands.AVIDA);
  const source = createRecordSources({ identity, content: createContentCalls(client), brandId: 'brand-1' })(record);
  const newId = () => 'new';
  const store = createRecordStore({ source, fields: editor.fields, lens, defaults, id: undefined, newId });
  return store.save({ form: defaults, loaded: await store.load() });
}

describe('an error of the services is shown at the field of the rejected argument', () => {
  it.each<[record: SpecifiedRecord, argument: string, path: string]>([
    ['home-banner', 'homeBannerData.link_type', 'banner.linkType'],
    ['home-banner', 'homeBannerData.category', 'banner.linkCategory'],
    ['home-banner', 'homeBannerData.page_id', 'banner.page'],
    ['home-banner', 'homeBannerData.image', 'banner.image'],
    ['home-banner', 'homeBannerData.meta_data.alt_text', 'banner.image'],
    ['home-banner', 'homeBannerData.video_link', 'banner.videoLink'],
    ['career', 'careerData.title', 'career.title'],
    ['career', 'careerData.employment_type_id', 'career.employmentType'],
    ['career', 'careerData.location', 'career.location'],
    ['contract', 'type', 'document.documentType'],
    ['contract', 'usage_type', 'document.usageType'],
    ['contract', 'name', 'document.name'],
    ['contract', 'file.file_link', 'document.file'],
    ['contract', 'file.name', 'document.file'],
    ['property-document', 'assigned_project', 'document.project'],
    ['property-document', 'file', 'document.file'],
    ['property-document', 'meta_data.file_name', 'document.file'],
    ['role', 'name', 'role.name'],
    ['role', 'tenantId', 'role.tenantId'],
    ['role', 'tenant', 'role.tenantId'],
    ['role', 'permissionIds[1]', 'role.permissions'],
    ['user', 'email', 'details.email'],
    ['user', 'contactNumber', 'details.contactNumber'],
    ['user', 'tenantId', 'details.tenantId'],
    ['user', 'roleId', 'details.roleId'],
    ['user', 'isActive', 'details.roleStatus'],
    ['user', 'reason', 'details.reason'],
  ])('%s: %s', async (record, argument, path) => {
    expect(await save(record, argument)).toEqual({ kind: 'refused', path: path.split('.'), message: MESSAGE });
  });

  it.each<[record: SpecifiedRecord, argument: string | undefined]>([
    ['career', 'careerData.brand_id'],
    ['career', undefined],
    ['user', undefined],
  ])('and above the form if no field has it: %s, %s', async (record, argument) => {
    await expect(save(record, argument)).rejects.toMatchObject({ name: 'ServiceError', message: MESSAGE });
  });
});
