import { useEffect, useState } from 'react';
import { useLatest } from '../hooks/useLatest';
import { browserConnection } from '../lib/connection';
import { createStore } from '../lib/store';
import { useSessionController } from '../session/SessionContext';
import { useToasts } from '../shell/toasts';
import { services } from './services';
import { createEditing, type Editing, type EditingEvents, type EditingSubject } from './editing';
import type { OpenEditor } from './openEditor';

/** The reload after a save comes this long after it, unless the editor says otherwise (CI-019). */
const RELOAD_DELAY = 500;

/**
 * The saving of what is open. The events lead on from its screen as it is by then, so that nobody is told of them who has gone
 * elsewhere; whether there is an `unsaved` must not change.
 */
export function useEditing(
  options: Pick<EditingEvents, 'gone' | 'missed' | 'saved' | 'unsaved'> & {
    readonly open: OpenEditor;
    readonly subject: EditingSubject;
  },
): Editing {
  const { open, subject, unsaved } = options;
  const latest = useLatest(options);
  const toasts = useToasts();
  const controller = useSessionController();
  const [isHere] = useState(() => createStore(true));
  useEffect(() => {
    isHere.set(true);
    return () => isHere.set(false);
  }, [isHere]);
  const [editing] = useState(() =>
    createEditing({
      form: open.form,
      store: open.store,
      loaded: open.loaded,
      subject,
      messages: open.compiled.editor.messages ?? {},
      reloadDelay: open.compiled.editor.reloadDelay ?? RELOAD_DELAY,
      succeeded: toasts.success,
      failed: toasts.error,
      gone: () => isHere.get() && latest.current.gone?.(),
      saved: (of) => isHere.get() && latest.current.saved?.(of),
      missed: () => isHere.get() && latest.current.missed?.(),
      unsaved: unsaved && (() => isHere.get() && latest.current.unsaved?.()),
      signedInAgain: controller.signedInAgain,
      isOnline: browserConnection.isOnline,
      clock: Date.now,
      newKey: () => crypto.randomUUID(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    }),
  );
  useEffect(() => services.live.hear((news) => void editing.hear(news)), [editing]);
  useEffect(() => browserConnection.subscribe(() => void editing.goOn()), [editing]);
  return editing;
}
