import { useEffect, useState } from 'react';

/**
 * Keeps the focus in a field when an action takes away, or disables, what had it.
 * @returns called with the action: the ids of the elements that may have the focus after it, the best first
 */
export function useKeptFocus(): (ids: readonly string[]) => void {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.matches(':disabled') !== true) return;
    wanted
      .map((id) => document.getElementById(id))
      .find((element) => element !== null)
      ?.focus();
  }, [wanted]);
  return setWanted;
}
