import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { brands } from '../../schemas/brands';
import { compileEditor, createValidate, type BrandCompiledEditor } from '../../src/compile';
import { ajvValidator } from '../../src/compile/ajv';
import type { Brand, EditorDefinition, PlacedField, PlacedFields } from '../../src/definition';
import { createFormStore, type FormStore } from '../../src/form';
import { groupFields } from '../../src/kinds';
import { dayAt } from '../../src/lib/calendar';
import { newTree, startingForm, type FormData, type FormValue, type Tree } from '../../src/tree';

/** A form that somebody fills in, and what is stored of it. */
export interface Work {
  readonly compiled: BrandCompiledEditor;
  readonly store: FormStore;
  /** What was stored last; undefined before the first save. */
  readonly stored: Tree | undefined;
  /** What the form would be stored as now. */
  readonly tree: Tree;
  /** The same before the last key. */
  readonly before: Tree;
  /** Counts ids on from those that are there. */
  readonly newId: () => string;
  readonly save: () => void;
}

/**
 * The form of an editor as a brand has it. What was typed is kept while the definition changes, as far as a field of its key and type is there.
 * @param editor sound
 */
export function useWork(editor: EditorDefinition, brand: Brand): Work {
  const [session] = useState(createSession);
  const made = useMemo(() => session.open(editor, brand), [session, editor, brand]);
  const current = useSyncExternalStore(made.store.subscribe, () => made.store.getSnapshot().current);
  const [stored, setStored] = useState<{ readonly of: object; readonly tree: Tree }>();
  const { tree, before } = made.write(current);
  const save = useCallback(() => {
    const { tree: saved } = made.write(made.store.getSnapshot().current);
    made.store.dispatch({ type: 'saveStarted' });
    made.store.dispatch({ type: 'saved', form: made.store.getSnapshot().current, renamed: new Map() });
    setStored({ of: made, tree: saved });
  }, [made]);
  return {
    ...{ compiled: made.compiled, store: made.store, newId: session.newId, tree, before, save },
    stored: stored?.of === made ? stored.tree : undefined,
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
      const kept = last && keptValues(last.store.getSnapshot().current, last.fields, compiled.editor.fields);
      const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
      const begun = startingForm(compiled.editor.fields, dayAt(Date.now()));
      const store = createFormStore({ compiled, validate, form: { ...begun, ...kept } });
      last = { store, fields: compiled.editor.fields };
      const empty = newTree({ editor: compiled.editor, brandId: brand, newId });
      let written = { form: compiled.defaults, tree: empty, before: empty };
      return {
        compiled,
        store,
        write(form) {
          // Written once for each form: rendering again must not look like another key.
          if (written.form !== form) {
            written = { form, tree: compiled.lens.formToTree(form, written.tree, newId), before: written.tree };
          }
          return written;
        },
      };
    },
  };
}

/** The values of fields that are still there, with the type that they had. */
function keptValues(form: FormData, from: PlacedFields, to: PlacedFields): FormData {
  return Object.fromEntries(
    Object.entries(to).flatMap(([key, field]): [string, FormValue][] => {
      const value = form[key];
      const former = from[key];
      if (value === undefined || former?.type !== field.type) return [];
      const [inside, formerInside] = [groupFields(field), groupFields(former)];
      if (inside && formerInside) return [[key, keptValues(value as FormData, formerInside, inside)]];
      return sameShape(former, field) ? [[key, value]] : [];
    }),
  );
}

/** A list, or blocks, whose items have changed begin anew. */
function sameShape(one: PlacedField, other: PlacedField): boolean {
  return shapeOf(one) === shapeOf(other);
}

function shapeOf(field: PlacedField): string {
  return JSON.stringify('fields' in field ? field.fields : 'types' in field ? field.types : field.type);
}
