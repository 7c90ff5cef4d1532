import { useLayoutEffect, useRef } from 'react';

/** A ref to the latest value, for stable callbacks. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
