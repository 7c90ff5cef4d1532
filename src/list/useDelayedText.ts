import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds after the last key until what is typed applies (C-7). */
const PAUSE = 400;

/** A text that applies a moment after the last key. */
interface DelayedText {
  /** What stands in the input. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Empties the input, at once. */
  readonly clear: () => void;
}

/**
 * @param inForce the text that applies; where it changes from outside, such as by going back in the history, the input follows
 * @param apply called with the typed text without blanks around it
 */
export function useDelayedText(inForce: string, apply: (text: string) => void): DelayedText {
  const [typed, setTyped] = useState(inForce);
  const [known, setKnown] = useState(inForce);
  const [waiting, setWaiting] = useState<{ readonly text: string; readonly pause: number }>();
  // What else the list shows by then is what the text applies to.
  const applyNow = useEffectEvent(apply);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => applyNow(waiting.text.trim()), waiting.pause);
    return () => clearTimeout(timer);
  }, [waiting]);
  // What is being typed is not touched.
  if (inForce !== known) {
    setKnown(inForce);
    if (inForce !== typed.trim()) {
      setTyped(inForce);
      setWaiting(undefined);
    }
  }
  const change = (text: string, pause: number) => {
    setTyped(text);
    setWaiting({ text, pause });
  };
  return { typed, type: (text) => change(text, PAUSE), clear: () => change('', 0) };
}
