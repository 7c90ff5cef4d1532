import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { brands } from '../../schemas/brands';
import { compileEditor, createValidate, type BrandCompiledEditor } from '../../src/compile';
import { ajvValidator } from '../../src/compile/ajv';
import type { Brand, EditorDefinition, PlacedField, PlacedFields } from '../../src/definition';
import { createFormStore, type FormStore } from '../../src/form';
import { groupFields } from '../../src/kinds';
import { dayAt } from '../../src/lib/calendar';
import { newTree, startingForm, type FormData, type FormValue, type Tree } from '../../src/tree';

/** An open form, and what is stored of it. */
export interface Work {
  readonly compiled: BrandCompiledEditor;
  readonly store: FormStore;
  /** What was stored last; undefined before the first save. */
  readonly stored: Tree | undefined;
  /** What a save would store now. */
  readonly tree: Tree;
  /** The same before the last change. */
  readonly before: Tree;
  /** Continues the count of the ids in use. */
  readonly newId: () => string;
  readonly save: () => void;
}

/**
 * The form of an editor for a brand. When the definition changes, values are kept for fields with the same key and type.
 * @param editor a valid one
 */
export function useWork(editor: EditorDefinition, brand: Brand): Work {
  const [session] = useState(createSession);
  const openForm = useMemo(() => session.open(editor, brand), [session, editor, brand]);
  const current = useSyncExternalStore(openForm.store.subscribe, () => openForm.store.getSnapshot().current);
  const [stored, setStored] = useState<{ readonly form: object; readonly tree: Tree }>();
  const { tree, before } = openForm.write(current);
  const save = useCallback(() => {
    const { tree: saved } = openForm.write(openForm.store.getSnapshot().current);
    openForm.store.dispatch({ type: 'saveStarted' });
    openForm.store.dispatch({ type: 'saved', form: openForm.store.getSnapshot().current, renamed: new Map() });
    setStored({ form: openForm, tree: saved });
  }, [openForm]);
  return {
    ...{ compiled: openForm.compiled, store: openForm.store, newId: session.newId, tree, before, save },
    stored: stored?.form === openForm ? stored.tree : undefined,
  };
}

interface OpenForm {
  readonly compiled: BrandCompiledEditor;
  readonly store: FormStore;
  readonly write: (form: FormData) => { readonly tree: Tree; readonly before: Tree };
}

function createSession() {
  let last: { readonly fields: PlacedFields; readonly store: FormStore } | undefined;
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  return {
    newId,
    open(editor: EditorDefinition, brand: Brand): OpenForm {
      const compiled = compileEditor(editor, brands[brand]);
      const keptForm = last && keptValues(last.store.getSnapshot().current, last.fields, compiled.editor.fields);
      const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
      const initialForm = startingForm(compiled.editor.fields, dayAt(Date.now()));
      const store = createFormStore({ compiled, validate, form: { ...initialForm, ...keptForm } });
      last = { store, fields: compiled.editor.fields };
      const empty = newTree({ editor: compiled.editor, brandId: brand, newId });
      let written = { form: compiled.defaults, tree: empty, before: empty };
      return {
        compiled,
        store,
        write(form) {
          // Written once for each form: rendering again must not look like another change.
          if (written.form !== form) {
            written = { form, tree: compiled.lens.formToTree(form, written.tree, newId), before: written.tree };
          }
          return written;
        },
      };
    },
  };
}

/** The values of the fields that still exist with the same type. */
function keptValues(form: FormData, from: PlacedFields, to: PlacedFields): FormData {
  return Object.fromEntries(
    Object.entries(to).flatMap(([key, field]): [string, FormValue][] => {
      const value = form[key];
      const previous = from[key];
      if (value === undefined || previous?.type !== field.type) return [];
      const [inner, previousInner] = [groupFields(field), groupFields(previous)];
      if (inner && previousInner) return [[key, keptValues(value as FormData, previousInner, inner)]];
      return sameShape(previous, field) ? [[key, value]] : [];
    }),
  );
}

/** Lists and blocks start empty when the fields of their items have changed. */
function sameShape(one: PlacedField, other: PlacedField): boolean {
  return shapeOf(one) === shapeOf(other);
}

function shapeOf(field: PlacedField): string {
  return JSON.stringify('fields' in field ? field.fields : 'types' in field ? field.types : field.type);
}
