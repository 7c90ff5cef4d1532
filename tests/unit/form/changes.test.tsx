import { ThemeProvider } from '@mui/material';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { aboutUs } from '../../../schemas/company-information/about-us';
import { article } from '../../../schemas/content/article';
import { Differences } from '../../../src/app/history/Differences';
import { compileEditor, fieldAt } from '../../../src/compile';
import { ConflictDialog } from '../../../src/form';
import { createConsoleTheme } from '../../../src/theme/theme';
import type { FormData } from '../../../src/tree';

const { fields } = compileEditor(aboutUs, brands.ALP).editor;
const theme = createConsoleTheme({ accent: '#7a5c2e', mode: 'light' });

function form(main: FormData): FormData {
  return { main: { title: 'About', bodies: [], images: [], ...main } };
}

/** Renders the differences between two forms. */
function compare(before: FormData, after: FormData): HTMLElement {
  render(
    <ThemeProvider theme={theme}>
      <Differences fields={fields} before={form(before)} after={form(after)} />
    </ThemeProvider>,
  );
  return screen.getByRole('list', { name: 'Differences' });
}

describe('the differences of two versions', () => {
  it('mark the words that only one of them has', async () => {
    const list = compare({ title: 'Quick homes for everybody' }, { title: 'Quiet homes for everybody' });
    await waitFor(() => expect(within(list).getByRole('deletion')).toHaveTextContent('Quick'));
    expect(within(list).getByRole('insertion')).toHaveTextContent('Quiet');
    expect(
      within(list)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Quick homes for everybody', 'Quiet homes for everybody']);
  });

  it('mark nothing if there was no value before', () => {
    const list = compare({ title: '' }, { title: 'Homes' });
    expect(list).toHaveTextContent('Title BeforeNothingAfterHomes'.replace(' ', ''));
    expect(within(list).queryByRole('insertion')).not.toBeInTheDocument();
  });

  it.each([
    ['<p>One tower</p>', '<p>One <strong>tower</strong></p>', 'Formatting changed: Bold'],
    ['<p>See <a href="/a">us</a></p>', '<p>See <a href="/b">us</a></p>', 'Formatting changed: Link'],
    ['<h2>Homes</h2>', '<h3>Homes</h3>', 'Formatting changed: Text style'],
    ['<p><b>One</b> tower</p>', '<p>One <b>tower</b></p>', 'Formatting changed: Bold'],
  ])('of %s and %s are in formatting only', (earlier, later, summary) => {
    const body = (web: string): FormData => ({ bodies: [{ $id: 'a', web }] });
    const list = compare(body(earlier), body(later));
    expect(within(list).getByText(summary)).toBeVisible();
    expect(within(list).queryByText('Before')).not.toBeInTheDocument();
  });

  it('name formatting changes along with changed words', () => {
    const body = (web: string): FormData => ({ bodies: [{ $id: 'a', web }] });
    const list = compare(body('<p>One tower</p>'), body('<p>Two <em>towers</em></p>'));
    expect(within(list).getByText('Formatting changed: Italic')).toBeVisible();
    expect(within(list).getByText('After')).toBeVisible();
  });

  it('say which rows were added, removed and moved', () => {
    const row = (id: string) => ({ $id: id, web: `<p>${id}</p>` });
    const list = compare({ bodies: ['a', 'b', 'c'].map(row) }, { bodies: ['c', 'a', 'd'].map(row) });
    expect(within(list).getByText('Body 3: added')).toBeVisible();
    expect(within(list).getByText('Body 2: removed')).toBeVisible();
    expect(within(list).getByText('Body 1: now in place 2')).toBeVisible();
  });
});

describe('whole rows', () => {
  const garden = { $id: 'c', type: '4', title: 'Garden', description: '<p>Sea &amp; <b>sky</b></p>' };

  it.each([
    ['added', [], [garden], 'AfterComponent 4 · Garden · Sea & sky'],
    ['removed', [garden], [], 'BeforeComponent 4 · Garden · Sea & sky'],
    ['of another type', [garden], [{ ...garden, type: '6' }], 'BeforeComponent 4 · Garden · Sea & skyAfterComponent 6'],
  ])('%s have the words of the form', (...[, before, after, shown]) => {
    render(
      <ThemeProvider theme={theme}>
        <Differences
          fields={compileEditor(article, brands.ALP).editor.fields}
          before={{ content: { components: before } }}
          after={{ content: { components: after } }}
        />
      </ThemeProvider>,
    );
    expect(screen.getByRole('list', { name: 'Differences' })).toHaveTextContent(shown);
  });
});

describe('a conflict', () => {
  it('marks what each side wrote', async () => {
    const path = ['main', 'title'];
    const conflict = { path, base: 'Homes for all', mine: 'Quiet homes', theirs: 'Homes for most' };
    render(
      <ThemeProvider theme={theme}>
        <ConflictDialog
          intro="Nora saved this page."
          conflicts={[{ ...conflict, ...fieldAt(fields, path, form({})) }]}
          onResolve={() => undefined}
          onCancel={() => undefined}
        />
      </ThemeProvider>,
    );
    await waitFor(() =>
      expect(screen.getAllByRole('insertion').map(({ textContent }) => textContent)).toContain('most'),
    );
    expect(screen.getByRole('radio', { name: 'Yours: Quiet homes' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Theirs: Homes for most' })).not.toBeChecked();
  });
});
