import type { Page } from '@playwright/test';
import { openFirst, openPreview, pressToOpen, searchFor } from '../../../scripts/tour/steps';
import { editorPath, focusText } from './editor';
import { propertyPath } from './properties';

/** A screen of the console, or an overlay on one. */
export interface WalkedScreen {
  readonly name: string;
  /** A demo account; undefined: nobody has signed in. */
  readonly account: string | undefined;
  readonly path: string;
  /** Steps on the screen before it is checked. */
  readonly then?: (page: Page) => Promise<unknown>;
}

/** One screen of each kind. */
export const SCREENS: readonly WalkedScreen[] = [
  { name: 'sign-in', account: undefined, path: '/admin/login' },
  { name: 'home', account: 'alp.editor', path: '/home' },
  { name: 'search', account: 'alp.editor', path: '/home', then: searchFor('balconies') },
  { name: 'list-of-pages', account: 'alp.editor', path: '/manage-company-information' },
  { name: 'no-results', account: 'alp.editor', path: '/manage-company-information?search=nothing' },
  {
    name: 'deleted-pages',
    account: 'alp.editor',
    path: '/manage-company-information',
    then: pressToOpen('Deleted pages', /^Deleted pages of /),
  },
  { name: 'cards-of-properties', account: 'alp.editor', path: '/manage-properties' },
  { name: 'cards-of-articles', account: 'alp.editor', path: '/manage-content' },
  { name: 'cards-of-banners', account: 'alp.editor', path: '/manage-hero-banner' },
  { name: 'page-with-lists', account: 'alp.editor', path: editorPath('about-us', 'ALP') },
  {
    name: 'history',
    account: 'alp.editor',
    path: editorPath('about-us', 'ALP'),
    then: pressToOpen('History of About Us', 'History of About Us'),
  },
  { name: 'preview', account: 'alp.editor', path: editorPath('about-us', 'ALP'), then: openPreview },
  {
    name: 'property-with-units',
    account: 'avida.editor',
    path: `${propertyPath('central-park-towers')}?section=floor-plans`,
  },
  {
    name: 'article',
    account: 'alp.editor',
    path: '/manage-content/blogs/small-balconies-many-plants',
    then: expandAll,
  },
  {
    name: 'formatted-text',
    account: 'alp.editor',
    path: editorPath('terms-and-conditions', 'ALP'),
    then: (page) => focusText(page.getByRole('textbox').last()),
  },
  { name: 'gallery', account: 'alp.editor', path: '/manage-gallery', then: openFirst },
  { name: 'showroom', account: 'alp.editor', path: '/manage-showroom', then: openFirstExpanded },
  { name: 'links', account: 'alp.editor', path: '/manage-links' },
  { name: 'rows', account: 'alp.editor', path: '/manage-email' },
  { name: 'list-of-records', account: 'avida.editor', path: '/manage-careers/careers' },
  {
    name: 'chosen-records',
    account: 'avida.editor',
    path: '/manage-careers/careers',
    then: (page) => page.getByRole('checkbox', { name: 'Choose all rows of this page' }).check(),
  },
  { name: 'record', account: 'avida.editor', path: '/manage-careers/careers', then: openFirst },
  { name: 'list-of-documents', account: 'alp.editor', path: '/manage-mddor-documents' },
  { name: 'deploy', account: 'alp.editor', path: '/home', then: pressToOpen('Deploy', /^Deploy the /) },
  { name: 'contracts', account: 'alp.contracts', path: '/manage-contracts' },
  { name: 'contract', account: 'alp.contracts', path: '/manage-contracts?open=new' },
  { name: 'users', account: 'platform.administrator', path: '/manage-users' },
  {
    name: 'user',
    account: 'platform.administrator',
    path: '/manage-users',
    then: (page) => openFirst(page, page.getByRole('searchbox', { name: 'Search Activities' })),
  },
  { name: 'new-user', account: 'platform.administrator', path: '/manage-users?open=new' },
  { name: 'roles', account: 'platform.administrator', path: '/manage-roles' },
  { name: 'role', account: 'platform.administrator', path: '/manage-roles', then: openFirst },
  { name: 'denied', account: 'alp.reader', path: '/manage-properties' },
  { name: 'read-only', account: 'alp.reader', path: editorPath('about-us', 'ALP'), then: expandAll },
  { name: 'nowhere', account: 'alp.editor', path: '/manage-nothing' },
];

/** Expands the items of every list. */
async function expandAll(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: 'Expand all' }).all()) await button.click();
}

async function openFirstExpanded(page: Page): Promise<void> {
  await openFirst(page);
  await expandAll(page);
}
