import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageCards } from '../../../schemas/cards';
import { article } from '../../../schemas/content/article';
import { contentArea } from '../../../schemas/content/area';
import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../../src/compile';
import type { Brand } from '../../../src/definition';
import { newPage, type FormData } from '../../../src/tree';
import { UploadRefusedError } from '../../../src/form';
import { storyServices } from '../../../stories/support/services';
import { pass, startTime, stopTime, timelessUser } from '../fields/support/fakeTime';
import { fileNamed, manualUploads } from '../fields/support/files';
import { openForm } from '../fields/support/openForm';

const OVERVIEW = [
  ...['CONTENT-DEFAULT', 'Image', 'VIDEO-LINK', 'CATEGORY', 'SUB-CATEGORY', 'LOCATION', 'DATE-PUBLISHED'],
  ...['TITLE', 'SUBTITLE', 'SHORT-DESCRIPTION', 'LONGITUDE', 'LATITUDE', 'SEO-TITLE', 'SEO-DESCRIPTION', 'HEADING-TAG'],
];

/** A new article with these values, as it is stored. */
function stored(brand: Brand, form: FormData = { overview: { title: 'An article' } }) {
  const { editor, lens, defaults } = compileEditor(article, brands[brand]);
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  const page = lens.formToTree({ ...defaults, ...form }, newPage({ editor, brand, brandId: 'b', newId }), newId);
  const [container, ...others] = page.containers;
  expect(others).toEqual([]);
  return { name: container?.name, collections: container?.field_collections ?? [] };
}

function namesAndOrders(brand: Brand) {
  return stored(brand).collections[0]!.fields.map(({ name, order }) => `${order} ${name}`);
}

describe('an article', () => {
  it('[CONT-035, CONT-036, CONT-038, BRAND-001, BRAND-014] is stored in one container, its overview in a fixed order', () => {
    const { name, collections } = stored('AMAIA');
    expect(name).toBe('CONTENT');
    expect(collections.map((collection) => `${collection.order} ${collection.name}`)).toEqual([
      '0 OVERVIEW',
      '1 COMPONENTS',
      '2 TAGS',
    ]);
    const plain = OVERVIEW.map((field, order) => `${order} ${field}`);
    expect(namesAndOrders('AMAIA')).toEqual(plain);
    expect(namesAndOrders('ALP')).toEqual([...plain, '15 SUB-HEADING']);
    const related = ['16 NEIGHBORHOOD-IN-PROPERTY', '17 BLOGS-IN-PROPERTY', '18 BLOGS-IN-NEIGHBORHOOD'];
    expect(namesAndOrders('AVIDA')).toEqual([...plain, ...related]);
  });

  it('[CONT-027, CONT-049] joins related pages with # and stores what is empty as null', () => {
    const pages = ['p-2', 'p-1'].map((page) => ({ $id: page, page }));
    const { collections } = stored('AVIDA', {
      overview: { title: 'A', category: 'blogs', blogsInNeighborhood: pages, blogsInProperty: [] },
    });
    const value = (name: string) => collections[0]!.fields.find((field) => field.name === name)?.value;
    expect(value('BLOGS-IN-NEIGHBORHOOD')).toBe('p-2#p-1');
    expect(value('BLOGS-IN-PROPERTY')).toBeNull();
    expect(value('SUBTITLE')).toBeNull();
  });

  it('[CONT-039] calls its values as the documents do', () => {
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

  it('[CONT-011, CONT-012, CONT-014, CONT-016, CONT-017, CONT-020, CONT-022, CONT-023, CONT-037] has its inputs, the H2 tag only for ALP', () => {
    openForm({ definition: article, brand: 'AMAIA' });
    expect(screen.getByPlaceholderText('Override Label')).toHaveAccessibleName('Content (Default)');
    expect(screen.getByLabelText('Upload Banner Image')).toBeInTheDocument();
    for (const label of ['Video Link', 'Title', 'Sub-title', 'Short Description', 'SEO Title', 'H1 Tag']) {
      expect(screen.getByRole('textbox', { name: label })).toBeEnabled();
    }
    expect(screen.getByRole('combobox', { name: 'Category' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Longitude' })).toHaveAttribute('readonly');
    expect(screen.getByRole('textbox', { name: 'Latitude' })).toHaveAttribute('readonly');
    expect(screen.queryByRole('textbox', { name: 'H2 Tag' })).not.toBeInTheDocument();
  });

  it('[CONT-013, CONT-015, BRAND-002] takes alt text and video link only after the first save, the alt text for ALP', async () => {
    const overview = { title: 'A', image: { key: 'files/a.png', fileName: 'a.png' } };
    openForm({ definition: article, brand: 'ALP', form: { overview }, isNew: true });
    expect(screen.getByRole('textbox', { name: 'Video Link' })).toBeDisabled();
    expect(screen.getByText('Can be given once this is saved.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Alt text/i })).toBeDisabled();
  });

  it('[CONT-018, CONT-019] has a sub category for blogs and sustainability, cleared with the category', async () => {
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

  it('[CONT-017, B-35] suggests the sub categories in use, and takes any other', async () => {
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

  it('[CONT-044, CONT-045, CONT-048] wants a title and the link of a video', async () => {
    const { user } = openForm({ definition: article });
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Video Link' }), 'javascript:alert(1)');
    expect(await screen.findByText('Title is required.')).toBeInTheDocument();
    expect(await screen.findByText('invalid video link')).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Video Link' }));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'A title');
    await waitFor(() => expect(screen.getByRole('button', { name: 'SAVE' })).toBeEnabled());
  });

  it('[CONT-046] waits for each picture, of the banner and of a component, and shows what is wrong with one at it', async () => {
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
    expect(screen.getByText('file is still uploading')).toBeVisible();
    expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled();
    running[0]?.finish({ key: 'files/lake.png', fileName: 'lake.png', fileType: 'image/png', scanned: true });
    expect(await screen.findByRole('button', { name: 'Remove Banner Image' })).toBeVisible();
    expect(screen.getByText('file is still uploading')).toBeVisible();
    running[1]?.fail(new UploadRefusedError(400, 'The file has no name.'));
    const refused = await within(row).findByRole('group', { name: 'Image' });
    expect(await within(refused).findByText('The file has no name.')).toBeVisible();
    expect(screen.queryByText('file is still uploading')).not.toBeInTheDocument();
  });

  it('[CONT-021] asks for a place 4000 ms after the last key, and fills the coordinates of the one that is chosen', async () => {
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

  it('[CONT-025, CONT-026, BRAND-006] asks AVIDA for related pages, by category', async () => {
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

  it('[CONT-030, CONT-047] offers the fourteen layouts, of which no field is required', () => {
    const { content } = compileEditor(article, brands.ALP).editor.fields;
    const blocks = content?.type === 'group' ? content.fields['components'] : undefined;
    const types = blocks?.type === 'blocks' ? blocks.types : {};
    expect(Object.keys(types)).toHaveLength(14);
    expect(JSON.stringify(types)).not.toContain('"required"');
  });

  it('[CONT-033, CONT-034, CONT-051] is listed by what is kept of its overview, under nine types', () => {
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
