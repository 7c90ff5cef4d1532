import { useEffect, useState } from 'react';
import { useLatest } from '../hooks/useLatest';
import { browserConnection } from '../lib/connection';
import { createStore } from '../lib/store';
import { useSessionController } from '../session/SessionContext';
import { useToasts } from '../shell/toasts';
import { services } from './services';
import { createEditing, type Editing, type EditingEvents, type EditingSubject } from './editing';
import type { OpenEditor } from './openEditor';

/** Delay from a save to the reload in milliseconds, unless the editor sets another (CI-019). */
const RELOAD_DELAY = 500;

/**
 * The editing session of an open entry. Callbacks use the latest props and are not called once the screen has unmounted; whether
 * there is an `unsaved` callback must not change.
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
  const [isMounted] = useState(() => createStore(true));
  useEffect(() => {
    isMounted.set(true);
    return () => isMounted.set(false);
  }, [isMounted]);
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
      gone: () => isMounted.get() && latest.current.gone?.(),
      saved: (event) => isMounted.get() && latest.current.saved?.(event),
      missed: () => isMounted.get() && latest.current.missed?.(),
      unsaved: unsaved && (() => isMounted.get() && latest.current.unsaved?.()),
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
