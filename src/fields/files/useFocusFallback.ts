import { useEffect, useState } from 'react';

/**
 * Keeps the focus within a field when an action removes or disables the focused element.
 * @returns to be called along with the action: ids of the elements to focus instead, the preferred one first
 */
export function useFocusFallback(): (ids: readonly string[]) => void {
  const [candidates, setCandidates] = useState<readonly string[]>([]);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.matches(':disabled') !== true) return;
    candidates
      .map((id) => document.getElementById(id))
      .find((element) => element !== null)
      ?.focus();
  }, [candidates]);
  return setCandidates;
}
