import { describe, expect, it, vi } from 'vitest';
import { award } from '../../../schemas/awards/award';
import { brands } from '../../../schemas/brands';
import { article } from '../../../schemas/content/article';
import { gallery } from '../../../schemas/gallery/gallery';
import { createEditing } from '../../../src/app/editing';
import { compileEditor } from '../../../src/compile';
import type { EditorDefinition } from '../../../src/definition';
import { nextSession, startSession, type SessionAction } from '../../../src/form/session';
import { createPageStore } from '../../../src/stores/pageStore';
import type { FormData } from '../../../src/tree';
import { fakeContentService, refusal, type GraphQLAnswer } from '../support/contentService';

const LOGO = { key: 'files/logo.png', fileName: 'logo.png' };
const FORMS: readonly (readonly [string, EditorDefinition, FormData])[] = [
  ['article', article, { overview: { title: 'The lake' } }],
  ['gallery', gallery, { main: { title: 'The lake' } }],
  ['award', award, { main: { award: 'Greenest', year: '2025', organization: 'Institute', image: LOGO } }],
];

/** Saves a new page whose service answers every save so. */
async function saveNew(definition: EditorDefinition, typed: FormData, answer: GraphQLAnswer) {
  const { editor, lens, defaults } = compileEditor(definition, brands.ALP);
  const { client, calls } = fakeContentService(({ name }) =>
    name === 'Save' ? answer : refusal('NOT_FOUND', 'None.'),
  );
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  const given = { client, editor, brand: 'ALP', brandId: 'brand', lens, defaults, newId } as const;
  let session = startSession(defaults);
  const dispatch = (action: SessionAction) => void (session = nextSession(session, action));
  const said = { succeeded: vi.fn(), failed: vi.fn() };
  const refuse = vi.fn();
  const restore = (form: FormData) => dispatch({ type: 'edit', form, path: [], at: 0 });
  const store = createPageStore(given);
  const editing = createEditing({
    form: { getSnapshot: () => session, dispatch, check: () => [], reveal: vi.fn(), refuse, restore },
    store,
    loaded: await store.load(),
    subject: { kind: 'page', noun: 'page' },
    messages: definition.messages ?? {},
    reloadDelay: 0,
    signedInAgain: async () => undefined,
    clock: () => 0,
    newKey: () => crypto.randomUUID(),
    wait: async () => undefined,
    gone: vi.fn(),
    saved: vi.fn(),
    ...said,
  });
  restore({ ...defaults, ...typed });
  await editing.save();
  const saves = calls.filter(({ name }) => name === 'Save');
  const operations = saves.map(({ query }) => [...query.matchAll(/m\d+: (\w+)/g)].map(([, name]) => name));
  return { said, refuse, operations, isSaving: editing.state.get().isSaving, form: session.current };
}

describe('a save that fails', () => {
  it.each(FORMS)(
    "[CONT-055, GAL-019, AWD-013] of an %s says 'Something went wrong upon updating!'",
    async (_name, definition, typed) => {
      vi.spyOn(console, 'error').mockReturnValue();
      const { said, isSaving, form } = await saveNew(definition, typed, new Error('A disk is full.'));
      expect(said.failed.mock.calls).toEqual([['Something went wrong upon updating!']]);
      expect(isSaving).toBe(false);
      expect(form).toMatchObject(typed);
    },
  );

  it.each(FORMS)(
    '[CONT-054, GAL-018, AWD-013] because the name of an %s is taken says so in the words of the service',
    async (_name, definition, typed) => {
      const taken = refusal('BAD_USER_INPUT', 'Page name is already exists!');
      const { said, isSaving, form } = await saveNew(definition, typed, taken);
      expect(said.failed.mock.calls).toEqual([['Page name is already exists!']]);
      expect(isSaving).toBe(false);
      expect(form).toMatchObject(typed);
    },
  );
});

it('a name that is taken is refused together with every value that it is made of', async () => {
  const [, definition, typed] = FORMS[2]!;
  const { refuse } = await saveNew(definition, typed, refusal('BAD_USER_INPUT', 'Page name is already exists!'));
  expect(refuse.mock.calls).toMatchObject([[{ path: ['main', 'award'], along: [['main', 'year']] }]]);
});

it('[AWD-012] a new award is a page first, which is then filled, and that is said', async () => {
  const [, definition, typed] = FORMS[2]!;
  const { said, operations } = await saveNew(definition, typed, { m0: { id: 'x', __typename: 'BrandPage' } });
  expect(operations).toEqual([['addOrUpdateBrandPage', 'addOrUpdateContainersFCFields']]);
  expect(said.succeeded.mock.calls).toEqual([['Award successfully created.']]);
});
