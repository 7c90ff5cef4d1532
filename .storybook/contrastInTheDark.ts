import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { finishTransitions } from '../tests/support/transitions';
import { darkness } from './darkness';

// The story is still there as its play function left it, until the next one is rendered.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  darkness.notify();
  await finishTransitions();
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
    iframes: false,
  });
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${any[0]?.message} ${html}`))).toEqual([]);
});
