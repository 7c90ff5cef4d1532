import { useLayoutEffect, useRef } from 'react';

/** The newest value, for functions that stay the same. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
