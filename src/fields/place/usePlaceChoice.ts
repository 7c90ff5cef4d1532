import { useRef, useState } from 'react';
import { AXES, type Position } from '../../definition';
import { logError } from '../../lib/log';
import type { FormPath, FormValue } from '../../tree';
import { useFormView } from '../shared/formView';
import { groupData } from '../shared/rjsf';
import { useFormServices, type FoundPlace } from '../shared/services';
import { useLatest } from '../shared/useLatest';

interface PlaceChoice {
  /** Takes a place: its name at once, its position as soon as it is known. */
  readonly choose: (place: FoundPlace) => Promise<void>;
  readonly isLocating: boolean;
}

/**
 * Writes a chosen place: the name into its field and, in one step, its position into the fields beside it (PROPL-011).
 * @param field.coordinates where the position goes; nowhere if absent
 */
export function usePlaceChoice(field: {
  readonly path: FormPath;
  readonly coordinates: Position | undefined;
  readonly onChange: (value: FormValue) => void;
}): PlaceChoice {
  const { locatePlace } = useFormServices();
  const { valueAt, write } = useFormView();
  const [isLocating, setIsLocating] = useState(false);
  const latest = useLatest(field);
  const newest = useRef(0);

  async function choose(place: FoundPlace): Promise<void> {
    const turn = (newest.current += 1);
    field.onChange(place.name);
    if (!field.coordinates) return;
    setIsLocating(true);
    try {
      const position = await locatePlace(place.id);
      const { path, coordinates } = latest.current;
      // The field may hold another text by now, or its row may have gone.
      if (!coordinates || turn !== newest.current || valueAt(path) !== place.name) return;
      const group = path.slice(0, -1);
      const written = AXES.map((axis): [string, FormValue] => [coordinates[axis], degreesOf(position[axis])]);
      write(group, { ...groupData(valueAt(group)), ...Object.fromEntries(written) });
    } catch (error) {
      logError('The position of a place could not be read.', error);
    } finally {
      if (turn === newest.current) setIsLocating(false);
    }
  }

  return { choose, isLocating };
}

/** Degrees as people write them, to about a centimetre. */
function degreesOf(value: number): string {
  return value.toFixed(DECIMALS).replace(/\.?0+$/, '');
}

const DECIMALS = 7;
