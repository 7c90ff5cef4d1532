import { useState } from 'react';
import type { Brand, EditorDefinition } from '../../src/definition';
import {
  EditorForm,
  FormOutline,
  FormServicesProvider,
  SaveBar,
  type FormServices,
  type FormStore,
} from '../../src/form';
import type { FormData } from '../../src/tree';
import { storyServices } from './services';
import { openStoryStore } from './store';

interface StoryFormProps {
  readonly definition: EditorDefinition;
  readonly brand?: Brand;
  readonly form?: FormData;
  readonly services?: FormServices;
  readonly readOnly?: boolean;
  /** Validates the form, and shows its problems from the beginning. */
  readonly checked?: boolean;
  /** With outline and save bar around it. */
  readonly whole?: boolean;
  /** Distinguishes its elements from those of another form on the page. */
  readonly idPrefix?: string;
}

const SERVICES = storyServices();

/** A form on its own, as the console shows it. */
export function StoryForm({
  definition,
  brand = 'ALP',
  form,
  services = SERVICES,
  checked = false,
  ...props
}: StoryFormProps) {
  const { readOnly = false, whole = false, idPrefix } = props;
  const [store] = useState(() => openStore({ definition, brand, form, checked, idPrefix }));
  const editor = <EditorForm store={store} readOnly={readOnly} />;
  return (
    <FormServicesProvider value={services}>
      {whole ? (
        <>
          <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 880px) 210px', gap: 34 }}>
            {editor}
            <FormOutline store={store} />
          </div>
          <SaveBar store={store} onSave={() => pretendSave(store)} onCancel={() => undefined} />
        </>
      ) : (
        editor
      )}
    </FormServicesProvider>
  );
}

function openStore({
  checked,
  ...session
}: Parameters<typeof openStoryStore>[0] & { readonly checked: boolean }): FormStore {
  const store = openStoryStore(session);
  if (checked) {
    store.check();
    store.dispatch({ type: 'problemsAsked' });
  }
  return store;
}

function pretendSave(store: FormStore): void {
  const form = store.getSnapshot().current;
  store.dispatch({ type: 'saveStarted' });
  store.dispatch({ type: 'saved', form, renamed: new Map() });
}
