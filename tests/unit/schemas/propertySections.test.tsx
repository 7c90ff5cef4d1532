import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { propertyAmenities } from '../../../schemas/properties/amenities';
import { propertyConstructionUpdates } from '../../../schemas/properties/constructionUpdates';
import { propertyFloorPlans } from '../../../schemas/properties/floorPlans';
import { propertyLocations } from '../../../schemas/properties/locations';
import { propertyOverview } from '../../../schemas/properties/overview';
import { compileEditor } from '../../../src/compile';
import type { EditorDefinition } from '../../../src/definition';
import { emptyCollection, type FieldCollection, type FormData } from '../../../src/tree';
import { storyServices } from '../../../stories/support/services';
import { fileNamed, manualUploads, transferOf } from '../fields/support/files';
import { openForm } from '../fields/support/openForm';
import { hasLabel } from './support/labels';

const MEGABYTE = 1024 * 1024;

describe('the sections of a unit', () => {
  it.each([
    [propertyOverview, ['Status', 'Title', 'Details', 'Document Title', 'Document', 'SEO Title', 'H1 Tag']],
    [propertyLocations, ['Location (Default)', 'Specific Location', 'Brief Location', 'Region', 'Landmarks (Default)']],
    [propertyAmenities, ['Amenities (Default)', 'Title', 'Details', 'SEO Title', 'SEO Description']],
    [propertyFloorPlans, ['Unit & Floor Plans (Default)', 'Image Gallery (Default)', 'No. of Floors', 'SEO Title']],
    [propertyConstructionUpdates, ['Construction Updates (Default)', 'Percentage', 'Details', 'SEO Title', 'H1 Tag']],
  ] as const)(
    '[PROPO-009, PROPO-011, PROPL-004, PROPL-005, PROPA-001, PROPF-001, PROPF-002, PROPF-010, PROPC-001, PROPC-003, PROPC-007] have their fields',
    (definition, wanted) => {
      openForm({ definition, brand: 'AMAIA' });
      for (const label of wanted) expect([label, hasLabel(label)]).toEqual([label, true]);
      expect(hasLabel('H2 Sub Heading')).toBe(false);
      expect(hasLabel('Banner Description')).toBe(false);
    },
  );

  it.each([propertyOverview, propertyLocations, propertyFloorPlans, propertyConstructionUpdates])(
    '[PROPO-012, PROPL-006, PROPF-004, PROPC-008] have an H2 for ALP',
    (definition) => {
      openForm({ definition, brand: 'ALP' });
      expect(hasLabel('H2 Sub Heading')).toBe(true);
    },
  );

  it('[PROPF-003] has a formatted Body in the floor plans of ALP only', () => {
    openForm({ definition: propertyFloorPlans, brand: 'ALP' });
    expect(hasLabel('Body')).toBe(true);
  });

  it('[PROPF-013, PROPF-014, PROPF-015, PROPF-016, PROPF-017, PROPF-018] check the numbers of floor plans', async () => {
    const { user } = openForm({ definition: propertyFloorPlans, brand: 'AVIDA' });
    await user.type(screen.getByLabelText('Unit Size Range (Lowest)'), '-1');
    await user.type(screen.getByLabelText('Unit Size Range (Highest)'), 'x');
    await user.type(screen.getByLabelText('No. of Floors'), '0');
    await user.type(screen.getByLabelText('No. of Residential Units'), 'many');
    expect(await screen.findByText('Unit Size Range (Lowest) must be a positive number.')).toBeInTheDocument();
    expect(await screen.findByText('Unit Size Range (Highest) must be a number.')).toBeInTheDocument();
    expect(await screen.findByText('No. of Floors must be a positive number.')).toBeInTheDocument();
    expect(await screen.findByText('No. of Residential Units must be a number.')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Unit Size Range (Lowest)'));
    await user.type(screen.getByLabelText('Unit Size Range (Lowest)'), '90');
    await user.clear(screen.getByLabelText('Unit Size Range (Highest)'));
    await user.type(screen.getByLabelText('Unit Size Range (Highest)'), '80');
    expect(await screen.findByText('Unit Size Range (Lowest) must be less than or equal to 80.')).toBeInTheDocument();
  });

  it('[PROPF-007, PROPF-008, PROPF-009, PROPF-022, PROPF-023] fill the one area measure from the other, ask before a row goes and keep the last', async () => {
    const form = { unitPlans: [{ $id: 'p', name: 'Studio', areas: [{ $id: 'a', name: 'Bath', sqm: 6 }] }] };
    const { user, current } = openForm({ definition: propertyFloorPlans, brand: 'AVIDA', form });
    await user.click(screen.getByRole('button', { name: /^Unit Plan 1 / }));
    await user.click(await screen.findByRole('button', { name: '+ Add Area' }));
    const second = await screen.findByRole('group', { name: 'Area 2' });
    await user.type(within(second).getByLabelText('In sqm'), '10');
    expect(within(second).getByLabelText('In sqft')).toHaveValue('108');
    await user.clear(within(second).getByLabelText('In sqft'));
    await user.type(within(second).getByLabelText('In sqft'), '215');
    expect(within(second).getByLabelText('In sqm')).toHaveValue('19.97');

    await user.click(screen.getByRole('button', { name: 'Actions of Area 2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove Area 2' }));
    const question = screen.getByRole('dialog', { name: 'Remove Area 2' });
    expect(question).toHaveTextContent('Are you sure you want to delete?');
    await user.click(within(question).getByRole('button', { name: 'No' }));
    expect(screen.getByRole('group', { name: 'Area 2' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions of Area 2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove Area 2' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(current()).toMatchObject({ unitPlans: [{ areas: [{ $id: 'a', name: 'Bath' }] }] });

    await user.click(screen.getByRole('button', { name: 'Actions of Area 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove Area 1' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(JSON.stringify(current()['unitPlans'])).toContain('"areas":[{"$id":"a"}]');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(current()).toMatchObject({ unitPlans: [{ areas: [{ $id: 'a', name: 'Bath', sqm: 6 }] }] });
  });

  it('[PROPC-010, PROPC-011, PROPC-012, PROPC-013, PROPC-014] check percentage, months and the length of details', async () => {
    const long = 'x'.repeat(3_000);
    const form = { details: long, start: '2026-03', updates: [{ $id: 'u', details: `${long}x` }] };
    const { user, store } = openForm({ definition: propertyConstructionUpdates, brand: 'AVIDA', form });
    await user.type(screen.getByRole('textbox', { name: 'Percentage' }), '-3');
    await user.type(screen.getByRole('textbox', { name: 'Construction End Date' }), '03/2026');
    expect(await screen.findByText('Percentage must be a positive number.')).toBeInTheDocument();
    expect(
      await screen.findByText('Construction End Date must be later than Construction Start Date.'),
    ).toBeInTheDocument();
    const messages = store.check().map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(messages).toContain('updates.0.details: Details exceeds 3000 characters.');
    expect(messages.filter((text) => text.startsWith('details:'))).toEqual([]);
    await user.clear(screen.getByRole('textbox', { name: 'Percentage' }));
    await user.type(screen.getByRole('textbox', { name: 'Percentage' }), 'half');
    expect(await screen.findByText('Percentage must be a number.')).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Construction End Date' }));
    await user.type(screen.getByRole('textbox', { name: 'Construction End Date' }), '13/2030');
    await user.tab();
    expect(await screen.findByText('Please enter a valid date.')).toBeInTheDocument();
  });

  it('[PROPL-002, PROPL-003, PROPL-007, PROPL-008, PROPL-009] have regions, a locked position, and landmarks with digits and a dot', async () => {
    const { user, current } = openForm({ definition: propertyLocations, brand: 'AVIDA' });
    const regions = within(screen.getByLabelText('Region')).getAllByRole('option');
    expect(regions.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Metro Manila',
      'Luzon',
      'Visayas',
      'Mindanao',
    ]);
    const [longitude] = screen.getAllByLabelText('Longitude');
    expect(longitude).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: '+ Add Row' }));
    const landmark = await screen.findByRole('group', { name: 'Landmark 1' });
    for (const label of ['Establishment Name', 'Distance (km)', 'Location', 'Longitude', 'Latitude', 'Body']) {
      expect(within(landmark).getByLabelText(label)).toBeInTheDocument();
    }
    await user.type(within(landmark).getByLabelText('Longitude'), '12a1.0-5');
    expect(current()).toMatchObject({ landmarks: [{ longitude: '121.05' }] });
  });

  it('[PROPO-003, PROPO-004, PROPO-005] of AVIDA take tags on Enter and on leaving, without empty ones and doubles', async () => {
    const { user, current } = openForm({ definition: propertyOverview, brand: 'AVIDA' });
    const tags = screen.getByRole('textbox', { name: /^Tags/ });
    await user.type(tags, 'pool{Enter}  {Enter}pool{Enter}garden');
    await user.tab();
    expect(current()['tags']).toHaveLength(2);
    expect(JSON.stringify(current()['tags'])).toContain('garden');
  });

  it.each([
    ['overview', propertyOverview],
    ['locations', propertyLocations],
    ['floor plans', propertyFloorPlans],
    ['construction updates', propertyConstructionUpdates],
  ] as const)(
    '[PROP-051, PROPO-007, PROPO-008, PROPF-011, PROPC-006] have a virtual tour of videos and panoramas, each previewed and never without a row: %s',
    async (_name, definition) => {
      const form = {
        videos: [{ $id: 'v', url: 'https://a.example/v' }],
        panoramas: [{ $id: 'p', url: 'https://a.example/p' }],
      };
      const { user } = openForm({ definition, brand: 'AVIDA', form });
      for (const [list, row] of [
        ['Video Links', 'Video link 1'],
        ['Panorama Links', 'Panorama link 1'],
      ] as const) {
        const links = within(screen.getByRole('list', { name: list }));
        expect(links.queryByRole('button', { name: `Remove ${row}` })).not.toBeInTheDocument();
        await user.click(links.getByRole('button', { name: `Preview ${row}` }));
        const dialog = screen.getByRole('dialog', { name: row });
        expect(await within(dialog).findByTitle(row)).toHaveAttribute('src', expect.stringContaining('a.example'));
        await user.keyboard('{Escape}');
        await waitFor(() => expect(dialog).not.toBeInTheDocument());
      }
    },
  );

  it.each([
    ['overview', propertyOverview, ['a.png', 'tour.mp4']],
    ['construction updates', propertyConstructionUpdates, ['a.png']],
  ] as const)(
    '[PROPO-006, PROPC-005] have a gallery that takes pictures, in the overview a video too: %s',
    async (_name, definition, taken) => {
      const { user, current } = openForm({ definition, brand: 'AVIDA' });
      const input = screen.getByLabelText('Add to Image Gallery', { selector: 'input' });
      await user.upload(
        input,
        ['a.png', 'tour.mp4'].map((name) => fileNamed(name)),
      );
      await waitFor(() => expect(current()['images']).toMatchObject(taken.map((name) => ({ key: `files/${name}` }))));
    },
  );

  it.each([
    ['plan.doc', 1, 'You can only upload pdf file type'],
    ['plan.pdf', 50 * MEGABYTE, 'File is too big'],
    ['plan.pdf', 50 * MEGABYTE - 1, undefined],
  ] as const)(
    '[PROPO-010] take one PDF of less than 50 MB as the document of the overview: %s of %d bytes',
    async (name, size, refusal) => {
      const { current } = openForm({ definition: propertyOverview, brand: 'AVIDA' });
      const dataTransfer = transferOf(fileNamed(name, size));
      fireEvent.drop(screen.getByLabelText('Upload Document', { selector: 'input' }), { dataTransfer });
      if (refusal === undefined)
        await waitFor(() => expect(current()['document']).toMatchObject({ key: `files/${name}` }));
      else expect(await screen.findByText(refusal)).toBeVisible();
    },
  );

  it('[PROPF-019, PROPF-020, PROPF-021] check the areas of unit plans', () => {
    const plan = ($id: string, value: number | string) => ({
      ...{ $id, totalArea: value, areas: [{ $id: `${$id}-area`, sqm: value, sqft: value }] },
    });
    const form = { unitPlans: [plan('a', -1), plan('b', 0), plan('c', 'wide'), plan('d', 1.5)] };
    const { store } = openForm({ definition: propertyFloorPlans, brand: 'AVIDA', form });
    const positive = ['Total Area', 'In sqm', 'In sqft'].map((label) => `${label} must be a positive number.`);
    const numeric = ['Total Area', 'In sqm', 'In sqft'].map((label) => `${label} must be a number.`);
    expect(store.check().map(({ message }) => message)).toEqual([...positive, ...positive, ...numeric]);
  });

  it('[PROPF-012, PROPC-009] have a SAVE that is enabled once something is changed and valid', async () => {
    const { user, saved } = openForm({ definition: propertyConstructionUpdates, brand: 'AVIDA' });
    const save = screen.getByRole('button', { name: 'SAVE' });
    const percentage = screen.getByRole('textbox', { name: 'Percentage' });
    expect(save).toBeDisabled();
    await user.type(percentage, '-3');
    await screen.findByText('Percentage must be a positive number.');
    expect(save).toBeDisabled();
    await user.clear(percentage);
    await user.type(percentage, '40');
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    expect(saved).toMatchObject([{ percentage: 40 }]);
    await user.clear(percentage);
    await waitFor(() => expect(save).toBeDisabled());
  });

  it('[PROPC-015] wait for their images', async () => {
    const { services, running } = manualUploads();
    const { user } = openForm({ definition: propertyConstructionUpdates, brand: 'AVIDA', services });
    await user.upload(screen.getByLabelText('Add to Image Gallery', { selector: 'input' }), fileNamed('a.png'));
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'file is still uploading' }));
    const summary = await screen.findByRole('dialog');
    await user.click(within(summary).getByRole('button', { name: /^file is still uploading/ }));
    running[0]!.finish({ key: 'files/a.png', fileName: 'a.png', fileType: 'image/png', scanned: true });
    await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
  });

  it.each([
    ['that runs', 'hangs', 'file is still uploading'],
    ['that is infected', 'infected', 'The file is infected, Saving this image is disabled.'],
  ] as const)(
    'keep SAVE shut for an upload %s in a row that is closed, and lead to it',
    async (_name, fate, message) => {
      const form = {
        unitPlans: [
          { $id: 'p', name: 'Studio' },
          { $id: 'q', name: 'Loft' },
        ],
      };
      const refused = { kind: 'refused', status: 422, message: 'virus' } as const;
      const services = storyServices(fate === 'hangs' ? { kind: 'hangs' } : refused);
      const { user } = openForm({ definition: propertyFloorPlans, brand: 'AVIDA', form, services });
      const row = screen.getByRole('button', { name: /^Unit Plan 2 / });
      await user.click(row);
      const plan = within(await screen.findByRole('group', { name: 'Unit Plan 2' }));
      await user.upload(plan.getByLabelText('Add to Image Gallery', { selector: 'input' }), fileNamed('a.png'));
      await user.click(row);
      expect(screen.queryByRole('group', { name: 'Image 1' })).not.toBeInTheDocument();
      const reason = fate === 'hangs' ? message : /^1 problem/;
      await user.click(await screen.findByRole('button', { name: reason }));
      expect(screen.getByRole('button', { name: 'SAVE', hidden: true })).toBeDisabled();
      await user.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: new RegExp(`^${message}`) }),
      );
      expect(await screen.findByRole('group', { name: 'Image 1' })).toBeVisible();
    },
  );
});

describe('a stored section', () => {
  function childrenOf(definition: EditorDefinition, form: FormData) {
    const { editor, lens } = compileEditor(definition, brands.ALP);
    let ids = 0;
    const newId = () => `id-${(ids += 1)}`;
    const empty = emptyCollection(editor.fields, { name: definition.title, order: 0, parentId: 'unit', newId });
    return lens.formToTree(form, empty, newId).children;
  }
  const IMAGES = [{ key: 'files/a.png' }];

  it('[PROPL-014] holds landmarks with their place and pictures', () => {
    const landmark = {
      ...{ name: 'Market', distance: '1.2', location: 'Taguig', latitude: '14.55', longitude: '121.05' },
      ...{ body: 'Open daily', images: IMAGES },
    };
    const landmarks = childrenOf(propertyLocations, { landmarks: [landmark] }).find(({ name }) => name === 'LANDMARKS');
    const [establishment] = landmarks!.children;
    expect(establishment?.name).toBe('ESTABLISHMENT');
    expect(establishment?.fields.map(({ name, order, value }) => `${order} ${name} ${value}`)).toEqual([
      ...['0 NAME Market', '1 DISTANCE 1.2', '2 LOCATION Taguig', '3 LATITUDE 14.55', '4 LONGITUDE 121.05'],
      '5 BODY Open daily',
    ]);
    expect(establishment?.children).toMatchObject([{ name: 'IMAGE-GALLERY', fields: [{ value: 'files/a.png' }] }]);
  });

  it('[PROPF-026] holds unit plans with their gallery and areas', () => {
    const plan = {
      ...{ name: 'Studio', details: '<p>Bright</p>', totalArea: 24, images: IMAGES },
      areas: [{ name: 'Bath', sqm: 6, sqft: 65 }],
    };
    const plans = childrenOf(propertyFloorPlans, { unitPlans: [plan] }).find(
      ({ name }) => name === 'UNITS-FLOOR-PLANS',
    );
    const [stored] = plans!.children;
    const namesAndValues = (node: FieldCollection | undefined) =>
      node?.fields.map(({ name, order, value }) => `${order} ${name} ${value}`);
    expect(stored?.name).toBe('UNIT-PLAN');
    expect(namesAndValues(stored)).toEqual([
      ...['0 UNIT-PLAN-FLOOR-PLAN Studio', '1 DETAILS <p>Bright</p>', '2 TOTAL-AREA 24'],
    ]);
    expect(stored?.children.map(({ name, order }) => `${order} ${name}`)).toEqual(['0 IMAGE-GALLERY', '1 AREA']);
    expect(namesAndValues(stored?.children[1])).toEqual(['0 AREA-NAME Bath', '1 IN-SQM 6', '2 IN-SQFT 65']);
  });
});
