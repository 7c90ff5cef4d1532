import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyLabels, listenToShortcuts, SHORTCUTS } from '../../../src/lib/shortcuts';

const triggered: string[] = [];
let stop: () => void;

beforeEach(() => {
  triggered.length = 0;
  stop = listenToShortcuts({
    palette: () => triggered.push('palette'),
    help: () => triggered.push('help'),
    save: () => triggered.push('save'),
    undo: () => triggered.push('undo'),
    redo: () => triggered.push('redo'),
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
  ])('pressed at %s trigger %j', async (place, expected) => {
    (screen.queryByRole('button', { name: place }) ?? screen.getByLabelText(place)).focus();
    await userEvent.keyboard(KEYS);
    expect(triggered).toEqual(expected);
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
    expect(triggered).toEqual(expected);
  });

  it('prevent the browser default, except for keys without a listener', async () => {
    stop();
    const onKeyDown = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', onKeyDown);
    const end = listenToShortcuts({ save: () => undefined });
    await userEvent.keyboard('{Control>}s{/Control}{Control>}k{/Control}');
    end();
    document.removeEventListener('keydown', onKeyDown);
    const letters = onKeyDown.mock.calls.map(([{ key }], index) => [
      key,
      onKeyDown.mock.results[index]?.value as boolean,
    ]);
    expect(letters.filter(([key]) => key !== 'Control')).toEqual([
      ['s', true],
      ['k', false],
    ]);
  });

  it('are labelled as on the keyboard', () => {
    const [redo] = SHORTCUTS.redo.keys;
    expect(keyLabels(redo, false)).toEqual(['Ctrl', 'Shift', 'Z']);
    expect(keyLabels(redo, true)).toEqual(['⌘', '⇧', 'Z']);
    expect(keyLabels(SHORTCUTS.help.keys[0], false)).toEqual(['?']);
  });
});
