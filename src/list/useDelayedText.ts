import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Milliseconds after the last key until what is typed applies (C-7). */
const PAUSE = 400;

/** A text that applies a moment after the last key. */
interface DelayedText {
  /** What stands in the input. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Empties the input, at once, and gives it the focus. */
  readonly clear: () => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * @param inForce the text that applies; where it changes from outside, such as by going back in the history, the input follows
 * @param apply called with the typed text without blanks around it
 */
export function useDelayedText(inForce: string, apply: (text: string) => void): DelayedText {
  const [typed, setTyped] = useState(inForce);
  const [known, setKnown] = useState(inForce);
  const [applied, setApplied] = useState<string>();
  const [waiting, setWaiting] = useState<{ readonly text: string; readonly pause: number }>();
  const inputRef = useRef<HTMLInputElement>(null);
  const isLeaving = useIsLeaving();
  // What else the list shows by then is what the text applies to. A row that was pressed meanwhile opens: nothing calls that off.
  const applyNow = useEffectEvent((text: string) => {
    if (isLeaving) return;
    setApplied(text);
    apply(text);
  });
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => applyNow(waiting.text.trim()), waiting.pause);
    return () => clearTimeout(timer);
  }, [waiting]);
  // What is being typed is not touched, also where the address only now has what was applied before.
  if (inForce !== known) {
    setKnown(inForce);
    setApplied(undefined);
    if (inForce !== typed.trim() && inForce !== applied) {
      setTyped(inForce);
      setWaiting(undefined);
    }
  }
  const change = (text: string, pause: number) => {
    setTyped(text);
    setWaiting({ text, pause });
  };
  const clear = () => {
    change('', 0);
    inputRef.current?.focus();
  };
  return { typed, type: (text) => change(text, PAUSE), clear, inputRef };
}

/** Whether another screen is loading that takes the place of this one. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.pathname !== pathname;
}
