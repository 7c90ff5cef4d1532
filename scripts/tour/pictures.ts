import type { Page } from '@playwright/test';
import { SEED_BRANDS } from '../../server/seed/brands';
import { chooseExample, openFirst, openPreview, pressToOpen, renameSetting, searchFor } from './steps';

/** One picture of the tour. */
export interface TourPicture {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly title: string;
  /** What there is to see, in a sentence. */
  readonly caption: string;
  /** What it is a picture of: the console unless given. */
  readonly of?: 'console' | 'playground';
  /** A demo account; undefined: nobody has signed in. */
  readonly account: string | undefined;
  readonly path: string;
  /** What is done on the screen before the picture is taken. */
  readonly then?: (page: Page) => Promise<unknown>;
  /** `desktop` unless given. */
  readonly device?: 'desktop' | 'phone';
  readonly isDark?: boolean;
}

const ABOUT_US = `/manage-company-information/about-us/${SEED_BRANDS[0].id}`;
const ARTICLE = '/manage-content/blogs/small-balconies-many-plants';

/** The tour, in its order. What the pictures show is the demo data, and what pictures before them saved. */
export const PICTURES: readonly TourPicture[] = [
  {
    name: 'sign-in',
    title: 'Sign in',
    caption: 'Staff come in through the single sign-on of the company.',
    account: undefined,
    path: '/admin/login',
  },
  {
    name: 'home',
    title: 'Home',
    caption:
      'What waits for this person: unsaved drafts, pages with problems, what is not on the website yet, and recent edits.',
    account: 'alp.editor',
    path: '/home',
  },
  {
    name: 'search',
    title: 'Search',
    caption: 'One search finds screens, pages and the texts in them; it opens with Ctrl K on every screen.',
    account: 'alp.editor',
    path: '/home',
    then: searchFor('balconies'),
  },
  {
    name: 'pages',
    title: 'Pages of a brand',
    caption: 'The pages of an area, with search, sorting, export and the deleted pages.',
    account: 'alp.editor',
    path: '/manage-company-information',
  },
  {
    name: 'editor',
    title: 'A form',
    caption: 'About Us: every field comes from a definition; the outline at the side leads to each part.',
    account: 'alp.editor',
    path: ABOUT_US,
  },
  {
    name: 'changed',
    title: 'Unsaved changes',
    caption: 'A change is kept as a draft at once, can be undone, and is saved with one press.',
    account: 'alp.editor',
    path: ABOUT_US,
    then: (page) => page.getByLabel('Title', { exact: true }).first().fill('Homes that last for generations'),
  },
  {
    name: 'problems',
    title: 'Problems',
    caption: 'What keeps a form from being saved is named in one list, and at each field.',
    account: 'avida.editor',
    path: '/manage-careers/careers',
    then: async (page) => {
      await page.getByRole('link', { name: 'Add Career' }).click();
      await page.getByRole('dialog').getByLabel('Location').fill('Cebu City');
      await page.keyboard.press('Control+s');
      await page.getByRole('dialog', { name: /^What needs attention/ }).waitFor();
    },
  },
  {
    name: 'history',
    title: 'History',
    caption: 'Every save of a page is kept: who, when and what, and any of them can be brought back.',
    account: 'alp.editor',
    path: ABOUT_US,
    then: async (page) => {
      await page.getByLabel('Title', { exact: true }).first().fill('Homes that last for generations');
      await page.getByRole('button', { name: 'SAVE', exact: true }).click();
      await page.getByText('Nothing changed yet').waitFor();
      await pressToOpen('History of About Us', 'History of About Us')(page);
    },
  },
  {
    name: 'preview',
    title: 'Preview',
    caption: 'The form and its page side by side; a click in the page leads to the field.',
    account: 'alp.editor',
    path: ABOUT_US,
    then: openPreview,
  },
  {
    name: 'articles',
    title: 'Articles',
    caption: 'Cards with filters and counts.',
    account: 'alp.editor',
    path: '/manage-content',
  },
  {
    name: 'article',
    title: 'An article',
    caption: 'Made of components in any order, with the page as its readers will see it.',
    account: 'alp.editor',
    path: ARTICLE,
  },
  {
    name: 'properties',
    title: 'Properties',
    caption: 'Properties as cards, by category, place and status.',
    account: 'alp.editor',
    path: '/manage-properties',
  },
  {
    name: 'property',
    title: 'A property',
    caption: 'A property with its units, each with sections of its own.',
    account: 'alp.editor',
    path: '/manage-properties',
    then: openFirst,
  },
  {
    name: 'gallery',
    title: 'Gallery',
    caption: 'Pictures with their texts, moved by dragging or by keys.',
    account: 'alp.editor',
    path: '/manage-gallery',
    then: openFirst,
  },
  {
    name: 'banners',
    title: 'Hero banners',
    caption: 'The banners of the website, each with its link and its days.',
    account: 'alp.editor',
    path: '/manage-hero-banner',
  },
  {
    name: 'links',
    title: 'Links',
    caption: 'Links to pages and to other websites, checked as they are typed.',
    account: 'alp.editor',
    path: '/manage-links',
  },
  {
    name: 'careers',
    title: 'Careers',
    caption: 'A table with filters, sorting and actions on chosen rows.',
    account: 'avida.editor',
    path: '/manage-careers/careers',
  },
  {
    name: 'contracts',
    title: 'Contract documents',
    caption: 'Documents in versions, for the officers that may see them.',
    account: 'alp.contracts',
    path: '/manage-contracts',
  },
  {
    name: 'deploy',
    title: 'Deploy',
    caption: 'What a deployment would bring to the website is listed before it is asked for.',
    account: 'alp.editor',
    path: '/home',
    then: pressToOpen('Deploy', /^Deploy the /),
  },
  {
    name: 'deleted-pages',
    title: 'Deleted pages',
    caption: 'What was deleted can be brought back for 90 days.',
    account: 'avida.editor',
    path: '/manage-showroom',
    then: async (page) => {
      await page
        .getByRole('button', { name: /^(Actions of|Delete) / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Successfully deleted page').waitFor();
      await pressToOpen('Deleted pages', /^Deleted pages of /)(page);
    },
  },
  {
    name: 'users',
    title: 'Users',
    caption: 'The platform administrator sees everybody, by brand and role, and exports what the list shows.',
    account: 'platform.administrator',
    path: '/manage-users',
  },
  {
    name: 'role',
    title: 'A role',
    caption: 'Each role is a matrix of permissions.',
    account: 'platform.administrator',
    path: '/manage-roles',
    then: openFirst,
  },
  {
    name: 'dark',
    title: 'Dark',
    caption: 'The console follows the appearance of the system.',
    account: 'alp.editor',
    path: ARTICLE,
    isDark: true,
  },
  {
    name: 'phone-list',
    title: 'A list on a phone',
    caption: 'Every row is a card that names its values.',
    account: 'avida.editor',
    path: '/manage-careers/careers',
    device: 'phone',
  },
  {
    name: 'phone-editor',
    title: 'A form on a phone',
    caption: 'Everything can be edited on a phone, too.',
    account: 'alp.editor',
    path: ABOUT_US,
    device: 'phone',
  },
  ofPlayground({
    name: 'playground',
    title: 'The playground',
    caption: 'Developers write a definition on the left and see its form, as each brand has it.',
  }),
  ofPlayground({
    name: 'playground-tree',
    title: 'What a form stores',
    caption: 'Beside the form stands the stored tree; what the last key changed is marked.',
    then: async (page) => {
      await page.getByRole('tab', { name: 'Stored tree' }).click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Open house by the lake');
    },
  }),
  ofPlayground({
    name: 'playground-problem',
    title: 'A problem of a definition',
    caption: 'Every fault is said at once, by its line, with what was expected; the last good form stays.',
    then: renameSetting('heading', 'headline'),
  }),
];

/** A picture of the playground, which shows an example of the cookbook. */
function ofPlayground({ then, ...picture }: Pick<TourPicture, 'name' | 'title' | 'caption' | 'then'>): TourPicture {
  return {
    ...picture,
    of: 'playground',
    account: undefined,
    path: '/',
    then: async (page) => {
      await chooseExample(page, 'Events');
      await then?.(page);
    },
  };
}
