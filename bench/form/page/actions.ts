/** What is done with the items of a list, besides typing. */
export type Action = 'add' | 'move' | 'save';

/** How a peer is told to do something: everything that comes before, and the click that is measured. */
type Prepare = () => Promise<HTMLElement>;

const FRAMES = 60;

/** @param list the key of the list */
export function stockActions(list: string): Readonly<Record<Action, Prepare>> {
  return {
    add: async () => found(() => document.getElementById(`form.${list}__add`)),
    move: async () => found(() => document.getElementById(`form.${list}.1__moveUp`)),
    save: async () => found(() => buttonCalled(/^SAVE$/)),
  };
}

/** The console's own way: items are added by the picker where there are several kinds, and moved by the menu of their row. */
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
 * Does something by a click.
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

/** After the next frame was drawn. */
export async function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });
}

/** Waits some frames for an element that is on its way. @throws Error when it does not come */
export async function found<Element extends HTMLElement>(find: () => Element | null | undefined): Promise<Element> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
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
