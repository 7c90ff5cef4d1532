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
 * there is an `onSaveFailed` callback must not change.
 */
export function useEditing(
  options: Pick<EditingEvents, 'onPageDeleted' | 'onMissing' | 'onSaved' | 'onSaveFailed'> & {
    readonly open: OpenEditor;
    readonly subject: EditingSubject;
  },
): Editing {
  const { open, subject, onSaveFailed } = options;
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
      toasts,
      onPageDeleted: () => isMounted.get() && latest.current.onPageDeleted?.(),
      onSaved: (event) => isMounted.get() && latest.current.onSaved?.(event),
      onMissing: () => isMounted.get() && latest.current.onMissing?.(),
      onSaveFailed: onSaveFailed && (() => isMounted.get() && latest.current.onSaveFailed?.()),
      waitForSignIn: controller.signedInAgain,
      isOnline: browserConnection.isOnline,
      clock: Date.now,
      newKey: () => crypto.randomUUID(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    }),
  );
  useEffect(() => services.live.subscribe((news) => void editing.handleNews(news)), [editing]);
  useEffect(() => browserConnection.subscribe(() => void editing.resume()), [editing]);
  return editing;
}
