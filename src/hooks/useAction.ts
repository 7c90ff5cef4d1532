import { useState } from 'react';
import { logError } from '../lib/log';

/** Something that a user asks of a service; the counterpart of `useRequest`. */
interface Action {
  readonly isBusy: boolean;
  /**
   * @param onError called with the error, which has been logged, to report it to the user
   * @returns whether the work succeeded
   */
  readonly run: (work: () => Promise<unknown>, onError: (error: unknown) => void) => Promise<boolean>;
}

/** @param logMessage written once per failure */
export function useAction(logMessage: string): Action {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(work, onError) {
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        logError(logMessage, error);
        onError(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
