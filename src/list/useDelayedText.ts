import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Debounce in milliseconds after the last key (C-7). */
const DEBOUNCE = 400;

/** Debounced text of an input. */
interface DelayedText {
  /** The text in the input. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Empties the input immediately, and focuses it. */
  readonly clear: () => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * @param current the applied text; if it changes otherwise, such as by going back in the history, the input is updated
 * @param apply called with the trimmed text
 */
export function useDelayedText(current: string, apply: (text: string) => void): DelayedText {
  const [typed, setTyped] = useState(current);
  const [lastCurrent, setLastCurrent] = useState(current);
  const [applied, setApplied] = useState<string>();
  const [pending, setPending] = useState<{ readonly text: string; readonly delay: number }>();
  const inputRef = useRef<HTMLInputElement>(null);
  const isLeaving = useIsLeaving();
  // Applied to the latest state of the list. If a row was clicked in the meantime, its navigation must not be cancelled.
  const applyNow = useEffectEvent((text: string) => {
    if (isLeaving) return;
    setApplied(text);
    apply(text);
  });
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => applyNow(pending.text.trim()), pending.delay);
    return () => clearTimeout(timer);
  }, [pending]);
  // Text that is being typed is kept, even if the address only now reflects what was applied before.
  if (current !== lastCurrent) {
    setLastCurrent(current);
    setApplied(undefined);
    if (current !== typed.trim() && current !== applied) {
      setTyped(current);
      setPending(undefined);
    }
  }
  const change = (text: string, delay: number) => {
    setTyped(text);
    setPending({ text, delay });
  };
  const clear = () => {
    change('', 0);
    inputRef.current?.focus();
  };
  return { typed, type: (text) => change(text, DEBOUNCE), clear, inputRef };
}

/** Whether a navigation to another screen is in progress. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.pathname !== pathname;
}
