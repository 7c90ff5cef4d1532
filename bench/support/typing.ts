import type { CDPSession, Page } from 'playwright-core';

/** What a key costs, in milliseconds. */
export interface KeyFigures {
  /** From each key to the paint after it. */
  readonly keyToPaint: readonly number[];
  /** Script per key, on average. */
  readonly script: number;
}

/** Runs in the browser before the page does: records the time from each key to the paint after it. */
export function noteKeys(): void {
  const keys: number[] = [];
  Object.assign(window, { notedKeys: keys });
  window.addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => keys.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      }),
    { capture: true },
  );
}

/** Types at the caret, one key after the other, each once the previous one was painted. The page must have run noteKeys. */
export async function measureTyping(page: Page, session: CDPSession, text: string): Promise<KeyFigures> {
  const before = await notedKeys(page);
  const scriptBefore = await scriptTime(session);
  let expectedCount = before.length;
  for (const key of text) {
    expectedCount += 1;
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForFunction((count) => (window as unknown as NotingWindow).notedKeys.length >= count, expectedCount);
  }
  const script = ((await scriptTime(session)) - scriptBefore) / text.length;
  return { keyToPaint: (await notedKeys(page)).slice(before.length), script };
}

interface NotingWindow {
  readonly notedKeys: readonly number[];
}

function notedKeys(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (window as unknown as NotingWindow).notedKeys);
}

const MILLISECONDS = 1_000;

/** Script time so far, in milliseconds; `Performance` must be enabled. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * MILLISECONDS;
}
