import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aboutUs } from '../../../schemas/company-information/about-us';
import { siteDraft } from '../../../src/app/preview/siteDraft';
import { PreviewPane, type PreviewSource } from '../../../src/preview';
import { storyStore } from '../../../stories/support/store';

const SITE = 'https://site.example/draft';
const HELLO = { protocol: 'brand-console-preview', version: 1 };

/** The pane with a brand's site in it, as the site sees it. */
function open({ current }: { readonly current?: string } = {}) {
  const form = storyStore(aboutUs, 'ALP');
  const goTo = vi.fn();
  const draftOf = siteDraft({
    compiled: form.compiled,
    brand: { id: 'brand-alp', name: 'ALP' },
    loaded: { id: 'page-1', slug: 'about-us-alp' },
  });
  const source: PreviewSource = {
    fields: form.compiled.editor.fields,
    getForm: () => form.getSnapshot().current,
    subscribe: form.subscribe,
    goTo,
    site: { url: SITE, draftOf },
  };
  const shown = render(<PreviewPane source={source} focusedPlace={current} />);
  return { ...shown, form, source, goTo, heard: hear() };
}

function frame(): HTMLIFrameElement {
  return screen.getByTitle<HTMLIFrameElement>('Preview');
}

/** What the site in the frame is told, by whom it must be. */
function hear() {
  return vi.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
}

/** The browser delivers what the site posts; which origin that comes from only the browser says. */
function say(data: object, from: { readonly origin?: string; readonly source?: Window | null } = {}): void {
  const { origin = 'https://site.example', source = frame().contentWindow } = from;
  // Messages of windows are no input of a person.
  fireEvent(window, new MessageEvent('message', { data, origin, source }));
}

describe("a preview on the brand's site", () => {
  it('gives the draft, as form and as it would be stored, to the origin of the site once it is ready', () => {
    const { heard } = open();
    expect(frame()).toHaveAttribute('src', SITE);
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    expect(screen.getByRole('progressbar', { name: 'Waiting for the website…' })).toBeInTheDocument();
    expect(heard).not.toHaveBeenCalled();

    say({ ...HELLO, type: 'ready' });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(heard.mock.calls).toEqual([
      [
        {
          ...HELLO,
          type: 'draft',
          draft: {
            ...{ brand: 'ALP', editor: 'about-us', id: 'page-1', tag: 'COMPANY-INFO-ALP', slug: 'about-us-alp' },
            form: expect.objectContaining({ main: expect.anything() }),
            tree: expect.objectContaining({ containers: expect.any(Array) }),
          },
        },
        'https://site.example',
      ],
    ]);
  });

  it('follows the form and the focus, and tells a site that loads anew everything again', async () => {
    const { form, heard, rerender, source } = open();
    say({ ...HELLO, type: 'ready' });
    act(() => form.write(['main', 'title'], 'Homes'));
    await vi.waitFor(() => expect(JSON.stringify(heard.mock.lastCall?.[0])).toContain('"value":"Homes"'));
    rerender(<PreviewPane source={source} focusedPlace="sections.0.title" />);
    expect(heard.mock.lastCall?.[0]).toEqual({ ...HELLO, type: 'focused', path: ['sections', 0, 'title'] });
    heard.mockClear();
    say({ ...HELLO, type: 'ready' });
    expect(heard.mock.calls.map(([message]) => (message as { readonly type: string }).type)).toEqual([
      'draft',
      'focused',
    ]);
  });

  it('goes to the field of what was clicked in the site, and to none that nobody clicked', () => {
    const { goTo } = open();
    const picked = { ...HELLO, type: 'picked', path: ['main', 'title'] };
    say(picked);
    expect(goTo).not.toHaveBeenCalled();
    frame().focus();
    say(picked);
    expect(goTo.mock.calls).toEqual([[['main', 'title']]]);
    say({ ...picked, path: ['main', -1] });
    say({ ...picked, path: 'main' });
    say({ ...picked, version: 2 });
    expect(goTo).toHaveBeenCalledTimes(1);
  });

  it('listens to nobody else: not to another origin in the frame, not to another window of the site', () => {
    const { heard } = open();
    say({ ...HELLO, type: 'ready' }, { origin: 'https://elsewhere.example' });
    say({ ...HELLO, type: 'ready' }, { source: window });
    say({ ...HELLO, type: 'ready' }, { source: null });
    say({ type: 'ready', version: 1 });
    expect(heard).not.toHaveBeenCalled();
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
  });

  it('says that the site does not answer, and shows the built-in preview from then on when asked', async () => {
    vi.useFakeTimers();
    open();
    act(() => void vi.advanceTimersByTime(8_000));
    expect(screen.getByRole('alert')).toHaveTextContent(/^The website does not answer\./);
    vi.useRealTimers();
    const before = frame();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).not.toBe(before);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();

    say({ ...HELLO, version: 2, type: 'ready' });
    expect(screen.getByRole('alert')).toHaveTextContent('does not understand version 1');
    await userEvent.click(screen.getByRole('button', { name: 'Show the built-in preview' }));
    expect(frame()).not.toHaveAttribute('src');
    expect(screen.getByRole('button', { name: 'Built-in', pressed: true })).toBeInTheDocument();
    expect(localStorage.getItem('PREVIEW_PLACE')).toBe('drawn');
  });
});
