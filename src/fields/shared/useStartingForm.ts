import { useCallback } from 'react';
import type { PlacedFields } from '../../definition';
import { dayAt } from '../../lib/calendar';
import { startingForm, type FormData } from '../../tree';
import { useFormServices } from './services';

/** Returns a stable function that builds the initial values of a new item. */
export function useStartingForm(): (fields: PlacedFields) => FormData {
  const { now } = useFormServices();
  return useCallback((fields) => startingForm(fields, dayAt(now())), [now]);
}
