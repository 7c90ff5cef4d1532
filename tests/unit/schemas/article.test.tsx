import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageCards } from '../../../schemas/cards';
import { article } from '../../../schemas/content/article';
import { contentArea } from '../../../schemas/content/area';
import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../../src/compile';
import { fileAddress } from '../../../src/api/addresses';
import { readApiSettings } from '../../../src/api/settings';
import { BRANDS, type Brand } from '../../../src/definition';
import { newPage, planSave, type FormData } from '../../../src/tree';
import { UploadRefusedError } from '../../../src/form';
import { storyServices } from '../../../stories/support/services';
import { pass, startTime, stopTime, timelessUser } from '../fields/support/fakeTime';
import { fileNamed, manualUploads } from '../fields/support/files';
import { openForm } from '../fields/support/openForm';

const OVERVIEW = [
  ...['CONTENT-DEFAULT', 'Image', 'VIDEO-LINK', 'CATEGORY', 'SUB-CATEGORY', 'LOCATION', 'DATE-PUBLISHED'],
  ...['TITLE', 'SUBTITLE', 'SHORT-DESCRIPTION', 'LONGITUDE', 'LATITUDE', 'SEO-TITLE', 'SEO-DESCRIPTION', 'HEADING-TAG'],
];

/** A new article with these values, in stored form. */
function stored(brand: Brand, form: FormData = { overview: { title: 'An article' } }) {
  const { editor, lens, defaults } = compileEditor(article, brands[brand]);
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  const page = lens.formToTree({ ...defaults, ...form }, newPage({ editor, brandId: 'b', newId }), newId);
  const [container, ...others] = page.containers;
  expect(others).toEqual([]);
  return { tag: page.tag, name: container?.name, collections: container?.field_collections ?? [] };
}

function namesAndOrders(brand: Brand) {
  return stored(brand).collections[0]!.fields.map(({ name, order }) => `${order} ${name}`);
}

type Opened = ReturnType<typeof openForm>;

describe('an article', () => {
  it.each(BRANDS)('[CONT-035] of %s is stored in one container of three groups', (brand) => {
    const { tag, name, collections } = stored(brand);
    expect([tag, name]).toEqual([`CONTENT-${brand}`, 'CONTENT']);
    expect(collections.map((collection) => `${collection.order} ${collection.name}`)).toEqual([
      '0 OVERVIEW',
      '1 COMPONENTS',
      '2 TAGS',
    ]);
  });

  it('[CONT-036] stores its overview in a fixed order', () => {
    const plain = OVERVIEW.map((field, order) => `${order} ${field}`);
    expect(namesAndOrders('AMAIA')).toEqual(plain);
    expect(namesAndOrders('ALP')).toEqual([...plain, '15 SUB-HEADING']);
    const related = ['16 NEIGHBORHOOD-IN-PROPERTY', '17 BLOGS-IN-PROPERTY', '18 BLOGS-IN-NEIGHBORHOOD'];
    expect(namesAndOrders('AVIDA')).toEqual([...plain, ...related]);
  });

  it.each([
    ['ALP', 'A desk'],
    ['AMAIA', null],
  ] as const)(
    '[CONT-036] of %s stores the key of its image, which determines its URL, and the alt text %j',
    (brand, text) => {
      const image = { key: 'files/desk 1.png', altText: 'A desk' };
      const field = stored(brand, { overview: { title: 'A', image } }).collections[0]!.fields[1]!;
      expect([field.order, field.name, field.value]).toEqual([1, 'Image', image.key]);
      expect(field.meta_data).toMatchObject({ key: image.key, alt_text: text });
      expect(fileAddress(readApiSettings({}), field.value ?? '')).toMatch(/\/files\/desk%201\.png$/);
      expect(JSON.stringify(field)).not.toContain('http');
    },
  );

  it('[CONT-027, CONT-049] joins related pages with # and stores empty values as null', () => {
    const pages = ['p-2', 'p-1'].map((page) => ({ $id: page, page }));
    const { collections } = stored('AVIDA', {
      overview: { title: 'A', category: 'blogs', blogsInNeighborhood: pages, blogsInProperty: [] },
    });
    const value = (name: string) => collections[0]!.fields.find((field) => field.name === name)?.value;
    expect(value('BLOGS-IN-NEIGHBORHOOD')).toBe('p-2#p-1');
    expect(value('BLOGS-IN-PROPERTY')).toBeNull();
    expect(value('SUBTITLE')).toBeNull();
  });

  it('[CONT-039] names its values as the documents do', () => {
    const { overview, content, about } = article.fields as Record<string, { readonly fields: object }>;
    const keys = [overview, content, about].flatMap((group) => Object.keys(group!.fields));
    expect([...keys].sort()).toEqual(
      [
        ...['seoTitle', 'seoDescription', 'HeadingTag', 'subHeading', 'contentDefault', 'videoLink', 'category'],
        ...['subcategory', 'location', 'longitude', 'latitude', 'datePublished', 'blogsInNeighborhood'],
        ...['blogsInProperty', 'neighborhoodInProperty', 'title', 'subtitle', 'shortDescription', 'components'],
        ...['image', 'tags'],
      ].sort(),
    );
  });

  /** Pastes a text into an input. @returns the overview in the form afterwards */
  async function paste(input: HTMLElement, { opened, text }: { readonly opened: Opened; readonly text: string }) {
    await opened.user.click(input);
    await opened.user.paste(text);
    return opened.current()['overview'];
  }

  it('[CONT-011] has a default label', async () => {
    const opened = openForm({ definition: article });
    const label = screen.getByPlaceholderText('Override Label');
    expect(label).toHaveAccessibleName('Content (Default)');
    expect(await paste(label, { opened, text: 'Stories' })).toMatchObject({ contentDefault: 'Stories' });
  });

  it('[CONT-012] has a banner image', async () => {
    const { user, current } = openForm({ definition: article });
    await user.upload(screen.getByLabelText('Upload Banner Image', { selector: 'input' }), fileNamed('lake.png'));
    expect(await screen.findByRole('button', { name: 'Remove Banner Image' })).toBeVisible();
    expect(current()['overview']).toMatchObject({ image: { fileName: 'lake.png' } });
  });

  it('[CONT-014] has a video link, with or without a banner image', async () => {
    const image = { key: 'files/a.png', fileName: 'a.png' };
    const opened = openForm({ definition: article, form: { overview: { title: 'A', image } } });
    const text = 'https://vimeo.com/76979871';
    const overview = await paste(screen.getByRole('textbox', { name: 'Video Link' }), { opened, text });
    expect(overview).toMatchObject({ image, videoLink: text });
  });

  it('[CONT-016] has a category', async () => {
    const { user, current } = openForm({ definition: article });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Events');
    expect(current()['overview']).toMatchObject({ category: 'events' });
  });

  it('[CONT-020] searches its location, and shows its position', async () => {
    const place = { location: 'Makati', longitude: '121.0244', latitude: '14.5547' };
    openForm({ definition: article, form: { overview: place } });
    const location = screen.getByRole('combobox', { name: 'Location' });
    expect(location).toHaveValue('Makati');
    expect(location).toHaveAttribute('aria-autocomplete', 'list');
    for (const [name, value] of [
      ['Longitude', place.longitude],
      ['Latitude', place.latitude],
    ] as const) {
      expect(screen.getByRole('textbox', { name })).toHaveValue(value);
      expect(screen.getByRole('textbox', { name })).toHaveAttribute('readonly');
    }
  });

  it('[CONT-022] has its publication date as MM/DD/YYYY', async () => {
    const { user, current } = openForm({ definition: article, form: { overview: { datePublished: '2026-11-03' } } });
    const date = screen.getByLabelText('Date Published');
    expect(date).toHaveValue('11/03/2026');
    await user.clear(date);
    await user.paste('12/24/2026');
    await user.tab();
    expect(current()['overview']).toMatchObject({ datePublished: '2026-12-24' });
  });

  it.each([
    ['Title', 'title'],
    ['Sub-title', 'subtitle'],
    ['Short Description', 'shortDescription'],
  ])('[CONT-023] has its %s', async (name, key) => {
    const opened = openForm({ definition: article });
    const overview = await paste(screen.getByRole('textbox', { name }), { opened, text: 'Quiet elevators' });
    expect(overview).toMatchObject({ [key]: 'Quiet elevators' });
  });

  it.each([
    ['SEO Title', 'seoTitle'],
    ['SEO Description', 'seoDescription'],
    ['H1 Tag', 'HeadingTag'],
  ])('[CONT-037] has its %s', async (name, key) => {
    const opened = openForm({ definition: article });
    const overview = await paste(screen.getByRole('textbox', { name }), { opened, text: 'Quiet elevators' });
    expect(overview).toMatchObject({ [key]: 'Quiet elevators' });
  });

  it.each(BRANDS)('[CONT-038, BRAND-014] of %s has an H2 tag for ALP only, in the form and in storage', (brand) => {
    openForm({ definition: article, brand });
    expect(screen.queryAllByRole('textbox', { name: 'H2 Tag' })).toHaveLength(brand === 'ALP' ? 1 : 0);
    const overview = { title: 'A', subHeading: 'Quiet' };
    const names = stored(brand, { overview }).collections[0]!.fields.map(({ name }) => name);
    expect(names.includes('SUB-HEADING')).toBe(brand === 'ALP');
  });

  const PICTURE = { key: 'files/a.png', fileName: 'a.png' };

  it.each(BRANDS)('[CONT-013, BRAND-002] of %s has an alt text of its image for ALP only', async (brand) => {
    const opened = openForm({ definition: article, brand, form: { overview: { title: 'A', image: PICTURE } } });
    const inputs = screen.queryAllByRole('textbox', { name: 'Alt text of Banner Image' });
    expect(inputs).toHaveLength(brand === 'ALP' ? 1 : 0);
    for (const input of inputs) {
      expect(await paste(input, { opened, text: 'A lake' })).toMatchObject({ image: { altText: 'A lake' } });
    }
  });

  it.each([
    ['not while it is added', true],
    ['once it is edited', false],
  ])('[CONT-015] accepts video link and alt text %s', (_when, isNew) => {
    openForm({ definition: article, form: { overview: { title: 'A', image: PICTURE } }, isNew });
    for (const name of ['Video Link', 'Alt text of Banner Image']) {
      expect(screen.getByRole<HTMLInputElement>('textbox', { name }).disabled).toBe(isNew);
    }
    expect(screen.queryAllByText('Can be given once this is saved.').length > 0).toBe(isNew);
  });

  it('[CONT-029] stores each tag as a separate field, without blank ones', async () => {
    const { user, current } = openForm({ definition: article, form: { overview: { title: 'A' } } });
    const input = screen.getByRole('textbox', { name: 'Tags' });
    for (const tag of ['rain', '   ', 'gardens']) {
      await user.click(input);
      await user.paste(tag);
      await user.keyboard('{Enter}');
    }
    const tagsOf = (form: FormData) => stored('ALP', { overview: { title: 'A' }, ...form }).collections[2]!;
    const { name, fields } = tagsOf({ about: current()['about'] });
    expect([name, fields.map((field) => [field.name, field.value])]).toEqual([
      'TAGS',
      [
        ['TAG', 'rain'],
        ['TAG', 'gardens'],
      ],
    ]);
    expect(tagsOf({ about: { tags: [{ tag: '' }, { tag: 'rain' }] } }).fields.map((field) => field.value)).toEqual([
      'rain',
    ]);
  });

  it('[CONT-043] deletes removed components before the rest is saved', () => {
    const { editor, lens } = compileEditor(article, brands.ALP);
    let ids = 0;
    const given = { editor, brand: 'ALP' as const, brandId: 'b', newId: () => `id-${(ids += 1)}` };
    const overview = { title: 'A' };
    const components = ['9', '10', '1'].map((type) => ({ type }));
    const before = lens.formToTree({ overview, content: { components } }, newPage(given), given.newId);
    const [first, removed, last] = (lens.treeToForm(before)['content'] as FormData)['components'] as FormData[];
    const form = { overview, content: { components: [first!, last!] } };
    const next = lens.formToTree(form, before, given.newId);
    const { operations } = planSave({ ...given, stored: before, next });
    const written = operations.filter(({ operation }) => operation !== 'addOrUpdateBrandPage');
    expect(written.map(({ operation }) => operation)).toEqual([
      'removeMultipleFieldCollection',
      'addOrUpdateContainersFCFields',
    ]);
    expect(written[0]).toMatchObject({ arguments: { ids: [removed!['$id']] } });
    expect(JSON.stringify(written[1])).not.toContain(JSON.stringify(removed!['$id']));
  });

  it('[CONT-018, CONT-019] has a sub category for blogs and sustainability, cleared when the category changes', async () => {
    const { user, current } = openForm({ definition: article, form: { overview: { category: 'news', title: 'A' } } });
    const sub = screen.getByRole('combobox', { name: 'Sub Category' });
    const category = screen.getByRole('combobox', { name: 'Category' });
    expect(sub).toBeDisabled();
    await user.selectOptions(category, 'Blogs');
    await user.type(sub, 'Living');
    expect(current()['overview']).toMatchObject({ subcategory: 'Living' });
    await user.selectOptions(category, 'Sustainability');
    expect(sub).toBeEnabled();
    expect(sub).toHaveValue('');
  });

  it('[CONT-017, B-35] suggests the sub categories in use, and accepts any other', async () => {
    const { user, current } = openForm({ definition: article, form: { overview: { category: 'blogs', title: 'A' } } });
    const sub = screen.getByRole('combobox', { name: 'Sub Category' });
    await user.type(sub, 'wa');
    await user.click(await screen.findByRole('option', { name: 'Water' }));
    expect(current()['overview']).toMatchObject({ subcategory: 'Water' });
    await user.clear(sub);
    await user.type(sub, 'Wind');
    await user.tab();
    expect(current()['overview']).toMatchObject({ subcategory: 'Wind' });
  });

  it('[CONT-044, CONT-045, CONT-048] requires a title and a valid video link', async () => {
    const { user, showProblems } = openForm({ definition: article });
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Video Link' }), 'javascript:alert(1)');
    await showProblems();
    expect(await screen.findByText('Title is required.')).toBeInTheDocument();
    expect(await screen.findByText('invalid video link')).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Video Link' }));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'A title');
    await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
  });

  it('[CONT-046] waits for each picture, of the banner and of a component, and shows its problem next to it', async () => {
    const { services, running } = manualUploads();
    const components = [{ $id: 'a', type: '1' }];
    const { user } = openForm({
      definition: article,
      form: { overview: { title: 'A' }, content: { components } },
      services,
    });
    await user.click(screen.getByRole('button', { name: /^Row 1 / }));
    const row = screen.getByRole('group', { name: 'Row 1' });
    await user.upload(screen.getByLabelText('Upload Banner Image', { selector: 'input' }), fileNamed('lake.png'));
    await user.upload(within(row).getByLabelText('Upload Image', { selector: 'input' }), fileNamed('tower.png'));
    expect(screen.getByRole('button', { name: /^file is still uploading ?\(0 of 2 uploaded\)$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled();
    running[0]?.finish({ key: 'files/lake.png', fileName: 'lake.png', fileType: 'image/png', scanned: true });
    expect(await screen.findByRole('button', { name: 'Remove Banner Image' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^file is still uploading ?\(1 of 2 uploaded\)$/ })).toBeVisible();
    running[1]?.fail(new UploadRefusedError(400, 'The file has no name.'));
    const refused = await within(row).findByRole('group', { name: 'Image' });
    expect(await within(refused).findByText('The file has no name.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('file is still uploading')).not.toBeInTheDocument());
  });

  it('[CONT-021] searches places 4000 ms after the last key, and fills in the coordinates of the selected one', async () => {
    await import('../../../src/fields/shared/AnchoredPaper');
    stopTime();
    try {
      const searched = vi.fn(storyServices().searchPlaces);
      const { current } = openForm({ definition: article, services: { ...storyServices(), searchPlaces: searched } });
      const user = timelessUser();
      await user.type(screen.getByRole('combobox', { name: 'Location' }), 'makati');
      await pass(3_999);
      expect(searched).not.toHaveBeenCalled();
      await pass(1);
      expect(searched).toHaveBeenCalledExactlyOnceWith('makati');
      await user.click(screen.getByRole('option', { name: 'Makati, Metro Manila' }));
      await pass();
      expect(current()['overview']).toMatchObject({ latitude: '14.5547', longitude: '121.0244' });
    } finally {
      startTime();
    }
  });

  it('[CONT-025, CONT-026, BRAND-006] offers related pages by category for AVIDA', async () => {
    const { user } = openForm({
      definition: article,
      brand: 'AVIDA',
      form: { overview: { category: 'neighborhood' } },
    });
    const overview = screen.getByRole('region', { name: 'Overview' });
    expect(within(overview).getByText('Properties of the Neighborhood')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Blogs');
    expect(within(overview).queryByText('Properties of the Neighborhood')).not.toBeInTheDocument();
    expect(within(overview).getByText('Properties of the Blog')).toBeInTheDocument();
    expect(within(overview).getByText('Neighborhoods of the Blog')).toBeInTheDocument();
  });

  it('[CONT-030, CONT-047] offers the fourteen layouts, none with required fields', () => {
    const { content } = compileEditor(article, brands.ALP).editor.fields;
    const blocks = content?.type === 'group' ? content.fields['components'] : undefined;
    const types = blocks?.type === 'blocks' ? blocks.types : {};
    expect(Object.keys(types)).toHaveLength(14);
    expect(JSON.stringify(types)).not.toContain('"required"');
  });

  it('[CONT-033, CONT-034, CONT-051] is listed by its stored overview, under nine types', () => {
    const card = pageCards.find(({ pages }) => pages === 'CONTENT-{BRAND}');
    expect(card?.values['excerpt']).toEqual([{ at: ['CONTENT', 'OVERVIEW'], field: 'SHORT-DESCRIPTION' }]);
    expect(card?.values['video']).toEqual([{ at: ['CONTENT', 'OVERVIEW'], field: 'VIDEO-LINK' }]);
    expect(card?.values['cover']).toEqual([{ at: ['CONTENT', 'OVERVIEW'], field: 'Image', as: 'file' }]);
    expect(contentArea.list.tabs?.map(({ category }) => category)).toEqual([
      ...['news', 'events', 'announcements', 'destinations', 'neighborhood', 'sustainability'],
      ...['home-buying-guide', 'blogs', 'vlogs'],
    ]);
  });
});
