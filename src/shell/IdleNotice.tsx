import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { IdleCounter, IdleState } from '../session/idle';
import { useSessionController } from '../session/SessionContext';
import { sessionTexts } from '../session/texts';
import { LazyNoticeDialog } from './later';

const TICK = 1_000;
const INPUTS = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'touchmove', 'wheel', 'scroll'] as const;
const LISTEN = { capture: true, passive: true } as const;

/** Signs out who is idle for 600 s, with a notice before (SESS-011 to SESS-013, amendment of A-70). */
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
    const note = () => counter.noteActivity();
    const timer = setInterval(tick, TICK);
    document.addEventListener('visibilitychange', tick);
    for (const input of INPUTS) document.addEventListener(input, note, LISTEN);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      for (const input of INPUTS) document.removeEventListener(input, note, LISTEN);
    };
  }, [controller, counter]);

  const stay = () => {
    counter.restart();
    setState({ status: 'active' });
  };
  if (state.status !== 'notice') return null;
  return (
    <Suspense>
      <LazyNoticeDialog
        title={sessionTexts.idleTitle}
        text={sessionTexts.idleCountdown({ seconds: state.secondsLeft })}
        action={sessionTexts.staySignedIn}
        onAction={stay}
        onClose={stay}
        isTimer
      />
    </Suspense>
  );
}
