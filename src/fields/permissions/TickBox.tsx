import { useLayoutEffect, useRef } from 'react';

interface TickBoxProps {
  /** Names it where no text stands beside it. */
  readonly label: string;
  readonly state: 'all' | 'some' | 'none';
  readonly disabled: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

/** A checkbox that may stand for several: ticking a half ticked one ticks all. */
export function TickBox({ label, state, disabled, onChange }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="f-tick"
      aria-label={label}
      checked={state === 'all'}
      disabled={disabled}
      onChange={() => onChange(state !== 'all')}
    />
  );
}
