/** The measured actions besides typing. */
export type Action = 'add' | 'move' | 'save';

/** Does everything that precedes an action of a peer, and returns the element whose click is measured. */
type Prepare = () => Promise<HTMLElement>;

const MAX_FRAMES = 60;

/** @param list the key of the list */
export function stockActions(list: string): Readonly<Record<Action, Prepare>> {
  return {
    add: async () => found(() => document.getElementById(`form.${list}__add`)),
    move: async () => found(() => document.getElementById(`form.${list}.1__moveUp`)),
    save: async () => found(() => buttonCalled(/^SAVE$/)),
  };
}

/** The actions of the console: items are added with the picker if there are several kinds, and moved with the menu of their row. */
export const ourActions: Readonly<Record<Action, Prepare>> = {
  async add() {
    const add = await found(() => buttonCalled(/^\+ Add/));
    if (add.getAttribute('aria-haspopup') === null) return add;
    add.click();
    return found(() => document.querySelector<HTMLElement>('[role="dialog"] [role="group"] button'));
  },
  async move() {
    (await found(() => buttonCalled(/^Actions of \w+ 2$/))).click();
    return found(() => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(isMoveUp));
  },
  save: async () => found(() => buttonCalled(/^SAVE$/)),
};

/**
 * Performs an action by a click.
 * @returns milliseconds from the click to the paint after it
 */
export async function perform(prepare: Prepare): Promise<number> {
  const button = await prepare();
  await painted();
  const began = performance.now();
  button.click();
  await painted();
  return performance.now() - began;
}

/** Resolves after the next frame was painted. */
export async function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });
}

/** Waits some frames for an element to appear. @throws Error if it does not */
export async function found<Element extends HTMLElement>(find: () => Element | null | undefined): Promise<Element> {
  for (let frame = 0; frame < MAX_FRAMES; frame += 1) {
    const element = find();
    if (element && !(element instanceof HTMLButtonElement && element.disabled)) return element;
    await painted();
  }
  throw new Error(`There is nothing like ${String(find)}.`);
}

function buttonCalled(name: RegExp): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
    name.test((ariaLabel ?? textContent).trim()),
  );
}

function isMoveUp({ textContent }: HTMLElement): boolean {
  return textContent.startsWith('Move') && textContent.endsWith('up');
}
