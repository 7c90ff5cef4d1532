import { useEffect, useState, type ReactNode } from 'react';
import type { IdleCounter, IdleState } from '../session/idle';
import { useSessionController } from '../session/SessionContext';
import { sessionTexts } from '../session/texts';
import { LazyNoticeDialog } from './lazyParts';

const TICK = 1_000;
const INPUTS = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'touchmove', 'wheel', 'scroll'] as const;
const LISTENER_OPTIONS = { capture: true, passive: true } as const;

/** Signs the user out after 600 s without input, with a countdown before (SESS-011 to SESS-013, amendment of A-70). */
export function IdleNotice({ counter }: { readonly counter: IdleCounter }): ReactNode {
  const controller = useSessionController();
  const [state, setState] = useState<IdleState>({ status: 'active' });

  useEffect(() => {
    counter.restart();
    const tick = () => {
      const now = counter.check();
      setState((before) => (before.status === 'active' && now.status === 'active' ? before : now));
      if (now.status === 'over') controller.leave('idle');
    };
    const recordActivity = () => counter.noteActivity();
    const timer = setInterval(tick, TICK);
    document.addEventListener('visibilitychange', tick);
    for (const input of INPUTS) document.addEventListener(input, recordActivity, LISTENER_OPTIONS);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      for (const input of INPUTS) document.removeEventListener(input, recordActivity, LISTENER_OPTIONS);
    };
  }, [controller, counter]);

  const stay = () => {
    counter.restart();
    setState({ status: 'active' });
  };
  if (state.status !== 'notice') return null;
  return (
    <LazyNoticeDialog
      title={sessionTexts.idleTitle}
      text={sessionTexts.idleCountdown({ seconds: state.secondsLeft })}
      action={sessionTexts.staySignedIn}
      onAction={stay}
      onClose={stay}
      isTimer
    />
  );
}
