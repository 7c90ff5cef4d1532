import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyLabels, listenToShortcuts, SHORTCUTS } from '../../../src/lib/shortcuts';

const heard: string[] = [];
let stop: () => void;

beforeEach(() => {
  heard.length = 0;
  stop = listenToShortcuts({
    palette: () => heard.push('palette'),
    help: () => heard.push('help'),
    save: () => heard.push('save'),
    undo: () => heard.push('undo'),
    redo: () => heard.push('redo'),
  });
  render(
    <>
      <button>somewhere</button>
      <input aria-label="search" />
      <div data-form-root="">
        <input aria-label="field" />
      </div>
      <div role="dialog">
        <input aria-label="in a dialog" />
      </div>
      <div role="dialog">
        <div data-form-root="">
          <input aria-label="in a drawer" />
        </div>
      </div>
    </>,
  );
});
afterEach(() => stop());

const KEYS = '{Control>}k{/Control}{Control>}s{/Control}{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}?';

describe('the shortcuts', () => {
  it.each([
    ['somewhere', ['palette', 'save', 'undo', 'redo', 'help']],
    ['field', ['palette', 'save', 'undo', 'redo']],
    ['in a drawer', ['palette', 'save', 'undo', 'redo']],
    ['search', ['palette', 'save']],
    ['in a dialog', []],
  ])('pressed at %s do %j', async (place, expected) => {
    (screen.queryByRole('button', { name: place }) ?? screen.getByLabelText(place)).focus();
    await userEvent.keyboard(KEYS);
    expect(heard).toEqual(expected);
  });

  it.each([
    ['⌘ as Ctrl', '{Meta>}k{/Meta}', ['palette']],
    ['Ctrl+Y as redo', '{Control>}y{/Control}', ['redo']],
    ['not with Shift', '{Control>}{Shift>}s{/Shift}{/Control}', []],
    ['not with Alt', '{Control>}{Alt>}s{/Alt}{/Control}', []],
    ['not without Ctrl', 'kszy', []],
    ['a sign with Shift', '{Shift>}?{/Shift}', ['help']],
    ['not a sign with Ctrl', '{Control>}?{/Control}', []],
  ])('take %s', async (_case, keys, expected) => {
    await userEvent.keyboard(keys);
    expect(heard).toEqual(expected);
  });

  it('keep their keys from the browser, and leave those that nobody listens to', async () => {
    stop();
    const seen = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', seen);
    const end = listenToShortcuts({ save: () => undefined });
    await userEvent.keyboard('{Control>}s{/Control}{Control>}k{/Control}');
    end();
    document.removeEventListener('keydown', seen);
    const letters = seen.mock.calls.map(([{ key }], index) => [key, seen.mock.results[index]?.value as boolean]);
    expect(letters.filter(([key]) => key !== 'Control')).toEqual([
      ['s', true],
      ['k', false],
    ]);
  });

  it('are named as the keyboard has them', () => {
    const [redo] = SHORTCUTS.redo.keys;
    expect(keyLabels(redo, false)).toEqual(['Ctrl', 'Shift', 'Z']);
    expect(keyLabels(redo, true)).toEqual(['⌘', '⇧', 'Z']);
    expect(keyLabels(SHORTCUTS.help.keys[0], false)).toEqual(['?']);
  });
});
