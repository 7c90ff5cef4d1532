import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType, UiSchema } from '@rjsf/utils';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { fieldAt, valueAt } from '../compile';
import type { PlacedField } from '../definition';
import { FormViewProvider, type FormView } from '../fields/shared/formView';
import { startsWith } from '../fields/shared/path';
import { ScalarFrame } from '../fields/shared/ScalarFrame';
import { fieldTable } from '../fields/table';
import { useAfterPointerRelease } from '../hooks/useAfterPointerRelease';
import { storedAt, type FormPath, type FormValue } from '../tree';
import { errorSchemaOf } from './errors';
import { FastForm, noValidator } from './FastForm';
import { FormSurface } from './FormSurface';
import { focusPath, ID_SEPARATOR } from './reveal';
import type { FormSession } from './sessionState';
import { share } from './share';
import type { FormStore } from './store';
import { useRemovalUndo } from './useRemovalUndo';

interface EditorFormProps {
  readonly store: FormStore;
  readonly readOnly?: boolean;
  /** Whether the edited entry has never been saved. */
  readonly isNew?: boolean;
  /** Notes shown below fields, by field of the compiled editor. Must be a stable map. */
  readonly notes?: ReadonlyMap<PlacedField, string>;
  /** Previews the block at a path; without it there is no preview button. Must be a stable function. */
  readonly onPreview?: ((path: FormPath) => void) | undefined;
}

/**
 * The form of an editor, as cards. Only changed parts re-render; the components around it (save bar, outline, problems) subscribe to
 * the store themselves. Requires a FormServicesProvider.
 */
export const EditorForm = memo(function EditorForm(props: EditorFormProps) {
  const { store, readOnly = false, isNew = false, notes = NO_NOTES, onPreview } = props;
  const { offerUndo, snackbar } = useRemovalUndo(store);
  const afterPointerRelease = useAfterPointerRelease();
  const view = useMemo((): FormView => {
    const { sections, reveals, uploads, compiled, write, tidy, subscribe } = store;
    const { brand, editor, conditions } = compiled;
    return {
      ...{ sections, reveals, uploads, write, tidy, subscribe, brand, conditions, notes, isNew, offerUndo },
      sectionsAs: editor.sections,
      preview: onPreview,
      valueAt: (path) => valueAt(store.getSnapshot().current, path),
      storedAt: (path) => storedAt(path, store.getSnapshot()),
      fieldAt: (path) => fieldAt(editor.fields, path, store.getSnapshot().current),
      leave(path) {
        const { current } = store.getSnapshot();
        afterPointerRelease(() => store.markTouched(path, current));
      },
      reportBelow(paths) {
        const found = store.check().filter(({ path }) => paths.some((start) => startsWith(path, start)));
        const { current } = store.getSnapshot();
        for (const { path } of found) store.markTouched(path, current);
        return found.length;
      },
    };
  }, [store, isNew, notes, onPreview, offerUndo, afterPointerRelease]);
  return (
    <FormSurface className="f-form" data-form-root="">
      <FormViewProvider value={view}>
        <RenderedForm store={store} readOnly={readOnly} />
      </FormViewProvider>
      {snackbar}
    </FormSurface>
  );
});

const RenderedForm = memo(function RenderedForm({
  store,
  readOnly,
}: Required<Pick<EditorFormProps, 'store' | 'readOnly'>>) {
  const form = useRef<FastForm>(null);
  // RJSF holds its own copy of the data and is updated imperatively: a controlled form would revert keystrokes made before the re-render.
  const [initial] = useState(() => store.getSnapshot().current);
  const { schema, uiSchema } = store.compiled;

  useLayoutEffect(() => {
    const show = presenter(form);
    show(store.getSnapshot());
    return store.subscribe(() => show(store.getSnapshot()));
  }, [store]);
  useEffect(() => () => store.uploads.close(), [store]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const unsubscribe = store.focusRequests.subscribe((path) => {
      stop?.();
      stop = focusPath(store, path);
    });
    return () => {
      unsubscribe();
      stop?.();
    };
  }, [store]);

  return (
    <FastForm
      ref={form}
      tagName="div"
      className="f-cards"
      schema={schema}
      uiSchema={uiSchema as unknown as UiSchema<FormValue>}
      initialFormData={initial}
      validator={noValidator}
      fields={fields}
      widgets={widgets}
      templates={templates}
      idPrefix={store.idPrefix}
      idSeparator={ID_SEPARATOR}
      experimental_componentUpdateStrategy="shallow"
      readonly={readOnly}
      noHtml5Validate
      showErrorList={false}
      onEdit={store.write}
    >
      {NO_SUBMIT_BUTTON}
    </FastForm>
  );
});

/** Passes each state of a session to the form; unchanged errors keep their identity. */
function presenter(form: { readonly current: FastForm | null }): (session: FormSession) => void {
  let errors = errorSchemaOf([]);
  let presented: FormSession['visibleProblems'] = [];
  return ({ current, visibleProblems }) => {
    if (visibleProblems !== presented) errors = share(errors, errorSchemaOf(visibleProblems));
    presented = visibleProblems;
    form.current?.show(current, errors);
  };
}

const NO_NOTES: ReadonlyMap<PlacedField, string> = new Map();

/** RJSF renders its own submit button if a form has no children. */
const NO_SUBMIT_BUTTON = <></>;

/** Our fields under the names by which RJSF looks them up: those of its built-in types, then ours. */
const fields = {
  ObjectField: fieldTable.group.field,
  ArrayField: fieldTable.list.field,
  StringField: ScalarFrame,
  ...Object.fromEntries(
    Object.entries(fieldTable).map(([type, entry]) => [type, 'widget' in entry ? ScalarFrame : entry.field]),
  ),
} as unknown as RegistryFieldsType<FormValue>;

/** The widgets of input fields; `ScalarFrame` passes them the props of our own widget contract. */
const widgets = Object.fromEntries(
  Object.entries(fieldTable).flatMap(([type, entry]) => ('widget' in entry ? [[type, entry.widget]] : [])),
) as unknown as RegistryWidgetsType<FormValue>;

/** Fields render their own labels, help and errors, so RJSF's templates add nothing. */
const templates: Partial<TemplatesType<FormValue>> = {
  FieldTemplate: ChildrenOnly,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};

function ChildrenOnly({ children }: { readonly children?: ReactNode }) {
  return children;
}

function Nothing() {
  return null;
}
