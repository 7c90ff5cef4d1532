import type { Page } from '@playwright/test';
import { SEED_BRANDS } from '../../server/seed/brands';
import { chooseExample, openFirst, openPreview, pressToOpen, renameSetting, searchFor } from './steps';

/** One picture of the tour. */
export interface TourPicture {
  /** File name without its extension. */
  readonly name: string;
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly caption: string;
  /** The pictured site; the console by default. */
  readonly of?: 'console' | 'playground';
  /** A demo account; undefined if nobody is signed in. */
  readonly account: string | undefined;
  readonly path: string;
  /** Steps on the screen before the picture is taken. */
  readonly then?: (page: Page) => Promise<unknown>;
  /** `desktop` by default. */
  readonly device?: 'desktop' | 'phone';
  readonly isDark?: boolean;
}

const ABOUT_US = `/manage-company-information/about-us/${SEED_BRANDS[0].id}`;
const ARTICLE = '/manage-content/blogs/small-balconies-many-plants';

/** The tour, in its order. The pictures show the demo data, and what earlier pictures saved. */
export const PICTURES: readonly TourPicture[] = [
  {
    name: 'sign-in',
    title: 'Sign in',
    caption: 'Staff sign in through corporate single sign-on.',
    account: undefined,
    path: '/admin/login',
  },
  {
    name: 'home',
    title: 'Home',
    caption:
      'Everything pending for this user: unsaved drafts, pages with problems, undeployed changes, and recent edits.',
    account: 'alp.editor',
    path: '/home',
  },
  {
    name: 'search',
    title: 'Search',
    caption: 'One search finds screens, pages and the texts in them; press Ctrl K on any screen.',
    account: 'alp.editor',
    path: '/home',
    then: searchFor('balconies'),
  },
  {
    name: 'pages',
    title: 'Pages of a brand',
    caption: 'The pages of an area, with search, sorting, export and deleted pages.',
    account: 'alp.editor',
    path: '/manage-company-information',
  },
  {
    name: 'editor',
    title: 'A form',
    caption: 'About Us: every field comes from a definition; the outline at the side links to each part.',
    account: 'alp.editor',
    path: ABOUT_US,
  },
  {
    name: 'changed',
    title: 'Unsaved changes',
    caption: 'Changes are kept as a draft immediately, can be undone, and are saved with one click.',
    account: 'alp.editor',
    path: ABOUT_US,
    then: (page) => page.getByLabel('Title', { exact: true }).first().fill('Homes that last for generations'),
  },
  {
    name: 'problems',
    title: 'Problems',
    caption: 'Everything that prevents saving a form is listed in one place and at each field.',
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
    caption: 'Every save of a page is kept with who, when and what, and any version can be restored.',
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
    caption: 'The form and its page side by side; click in the page to go to the field.',
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
    caption: 'Built from components in any order, with a preview of the page as readers will see it.',
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
    caption: 'A property with its units, each with its own sections.',
    account: 'alp.editor',
    path: '/manage-properties',
    then: openFirst,
  },
  {
    name: 'gallery',
    title: 'Gallery',
    caption: 'Pictures with their texts, reordered by drag and drop or by keyboard.',
    account: 'alp.editor',
    path: '/manage-gallery',
    then: openFirst,
  },
  {
    name: 'banners',
    title: 'Hero banners',
    caption: 'The banners of the website, each with its link and display dates.',
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
    caption: 'A table with filters, sorting and bulk actions.',
    account: 'avida.editor',
    path: '/manage-careers/careers',
  },
  {
    name: 'contracts',
    title: 'Contract documents',
    caption: 'Versioned documents, for the officers who may see them.',
    account: 'alp.contracts',
    path: '/manage-contracts',
  },
  {
    name: 'deploy',
    title: 'Deploy',
    caption: 'The changes that a deployment would publish are listed before it is requested.',
    account: 'alp.editor',
    path: '/home',
    then: pressToOpen('Deploy', /^Deploy the /),
  },
  {
    name: 'deleted-pages',
    title: 'Deleted pages',
    caption: 'Deleted pages can be restored for 90 days.',
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
    caption: 'Platform administrators see all users by brand and role, and can export the list as filtered.',
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
    caption: "The console follows the system's light or dark mode.",
    account: 'alp.editor',
    path: ARTICLE,
    isDark: true,
  },
  {
    name: 'phone-list',
    title: 'A list on a phone',
    caption: 'Every row becomes a card with labelled values.',
    account: 'avida.editor',
    path: '/manage-careers/careers',
    device: 'phone',
  },
  {
    name: 'phone-editor',
    title: 'A form on a phone',
    caption: 'Everything can be edited on a phone.',
    account: 'alp.editor',
    path: ABOUT_US,
    device: 'phone',
  },
  ofPlayground({
    name: 'playground',
    title: 'The playground',
    caption: 'Developers write a definition on the left and see the resulting form for each brand.',
  }),
  ofPlayground({
    name: 'playground-tree',
    title: 'What a form stores',
    caption: 'The stored tree is shown next to the form, with changes from the last keystroke highlighted.',
    then: async (page) => {
      await page.getByRole('tab', { name: 'Stored tree' }).click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Open house by the lake');
    },
  }),
  ofPlayground({
    name: 'playground-problem',
    title: 'A problem of a definition',
    caption: 'All problems are listed with line and expected value; the last valid form stays visible.',
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
