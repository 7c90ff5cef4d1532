import { ThemeProvider } from '@mui/material';
import { render, screen as page } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Brand, EditorDefinition } from '../../../../src/definition';
import {
  EditorForm,
  FormOutline,
  FormServicesProvider,
  SaveBar,
  type FormServices,
  type FormStore,
} from '../../../../src/form';
import { createConsoleTheme } from '../../../../src/theme/theme';
import type { FormData, FormPath } from '../../../../src/tree';
import { storyServices } from '../../../../stories/support/services';
import { storyStore } from '../../../../stories/support/store';

interface OpenFormOptions {
  readonly definition: EditorDefinition;
  readonly brand?: Brand;
  readonly form?: FormData;
  readonly services?: FormServices;
  readonly readOnly?: boolean;
  /** Whether the edited entry was never saved. */
  readonly isNew?: boolean;
  readonly onPreview?: (path: FormPath) => void;
}

interface OpenForm {
  readonly store: FormStore;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The forms that SAVE submitted, in order. */
  readonly saved: readonly FormData[];
  readonly current: () => FormData;
  /** Tries to save an invalid form, which shows all its problems, and closes their summary. */
  readonly showProblems: () => Promise<void>;
}

// jsdom has no layout, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

const theme = createConsoleTheme({ accent: '#7a5c2e', mode: 'light' });

/** Renders a form with its outline and save bar, and sets up a user. */
export function openForm({
  definition,
  brand = 'ALP',
  form,
  services = storyServices(),
  readOnly = false,
  isNew = false,
  onPreview,
}: OpenFormOptions): OpenForm {
  const store = storyStore(definition, brand, form);
  const saved: FormData[] = [];
  const screen = (
    <FormServicesProvider value={services}>
      <FormOutline store={store} />
      <EditorForm store={store} readOnly={readOnly} isNew={isNew} {...(onPreview && { onPreview })} />
      <SaveBar
        store={store}
        onSave={() => saved.push(store.getSnapshot().current)}
        onCancel={() => undefined}
        readOnly={readOnly}
      />
    </FormServicesProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: screen }]);
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  const user = userEvent.setup();
  async function showProblems() {
    await user.keyboard('{Control>}s{/Control}');
    await user.click(await page.findByRole('button', { name: 'Close' }));
    await page.findByRole('button', { name: 'SAVE' });
  }
  return { store, user, saved, current: () => store.getSnapshot().current, showProblems };
}
