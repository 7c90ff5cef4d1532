import { defineTexts } from '../../lib/texts';

/** Latitude, longitude and their map. */
export const coordinatesTexts = defineTexts('coordinates', {
  unlock: 'Unlock {label}',
  lock: 'Lock {label}',
  refused: 'Digits and a dot only.',
  map: 'Map of the Philippines',
  mapWithPin: 'Map of the Philippines with a pin at {position}',
  noPin: 'There is no pin until both coordinates are given.',
  outside: 'This position lies outside of the map.',
  position: '{latitude}, {longitude}',
  openMap: 'Open in OpenStreetMap',
});
