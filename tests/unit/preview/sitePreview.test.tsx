import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aboutUs } from '../../../schemas/company-information/about-us';
import { siteDraft } from '../../../src/app/preview/siteDraft';
import { PreviewPane, type PreviewSource } from '../../../src/preview';
import { storyStore } from '../../../stories/support/store';

const SITE = 'https://site.example/draft';
const HELLO = { protocol: 'brand-console-preview', version: 1 };

/** Renders the preview pane with a brand's site, and records the messages that the site receives. */
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
  return { ...shown, form, source, goTo, messages: spyOnMessages() };
}

function frame(): HTMLIFrameElement {
  return screen.getByTitle<HTMLIFrameElement>('Preview');
}

/** The messages to the window of the frame. */
function spyOnMessages() {
  return vi.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
}

/** Delivers a message of the site, with the origin that a browser would set. */
function post(data: object, from: { readonly origin?: string; readonly source?: Window | null } = {}): void {
  const { origin = 'https://site.example', source = frame().contentWindow } = from;
  // Window messages are not user input.
  fireEvent(window, new MessageEvent('message', { data, origin, source }));
}

describe("a preview on the brand's site", () => {
  it('posts the draft, as form and as stored tree, to the origin of the site once it is ready', () => {
    const { messages } = open();
    expect(frame()).toHaveAttribute('src', SITE);
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    expect(screen.getByRole('progressbar', { name: 'Waiting for the website…' })).toBeInTheDocument();
    expect(messages).not.toHaveBeenCalled();

    post({ ...HELLO, type: 'ready' });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(messages.mock.calls).toEqual([
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

  it('posts changes of form and focus, and everything again to a site that reloads', async () => {
    const { form, messages, rerender, source } = open();
    post({ ...HELLO, type: 'ready' });
    act(() => form.write(['main', 'title'], 'Homes'));
    await vi.waitFor(() => expect(JSON.stringify(messages.mock.lastCall?.[0])).toContain('"value":"Homes"'));
    rerender(<PreviewPane source={source} focusedPlace="sections.0.title" />);
    expect(messages.mock.lastCall?.[0]).toEqual({ ...HELLO, type: 'focused', path: ['sections', 0, 'title'] });
    messages.mockClear();
    post({ ...HELLO, type: 'ready' });
    expect(messages.mock.calls.map(([message]) => (message as { readonly type: string }).type)).toEqual([
      'draft',
      'focused',
    ]);
  });

  it('goes to the field that was clicked in the site, but not without a click', () => {
    const { goTo } = open();
    const picked = { ...HELLO, type: 'picked', path: ['main', 'title'] };
    post(picked);
    expect(goTo).not.toHaveBeenCalled();
    frame().focus();
    post(picked);
    expect(goTo.mock.calls).toEqual([[['main', 'title']]]);
    post({ ...picked, path: ['main', -1] });
    post({ ...picked, path: 'main' });
    post({ ...picked, version: 2 });
    expect(goTo).toHaveBeenCalledTimes(1);
  });

  it('ignores other senders: another origin in the frame, another window of the site', () => {
    const { messages } = open();
    post({ ...HELLO, type: 'ready' }, { origin: 'https://elsewhere.example' });
    post({ ...HELLO, type: 'ready' }, { source: window });
    post({ ...HELLO, type: 'ready' }, { source: null });
    post({ type: 'ready', version: 1 });
    expect(messages).not.toHaveBeenCalled();
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
  });

  it('says that the site does not respond, and switches to the built-in preview on request', async () => {
    vi.useFakeTimers();
    open();
    act(() => void vi.advanceTimersByTime(8_000));
    expect(screen.getByRole('alert')).toHaveTextContent(/^The website does not answer\./);
    vi.useRealTimers();
    const before = frame();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(frame()).not.toBe(before);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();

    post({ ...HELLO, version: 2, type: 'ready' });
    expect(screen.getByRole('alert')).toHaveTextContent('does not understand version 1');
    await userEvent.click(screen.getByRole('button', { name: 'Show the built-in preview' }));
    expect(frame()).not.toHaveAttribute('src');
    expect(screen.getByRole('button', { name: 'Built-in', pressed: true })).toBeInTheDocument();
    expect(localStorage.getItem('PREVIEW_PLACE')).toBe('drawn');
  });
});
