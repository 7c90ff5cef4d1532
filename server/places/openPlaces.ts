import type { Logger } from 'pino';
import { googlePlaces } from './googlePlaces';
import { nominatimPlaces } from './nominatimPlaces';
import { offlinePlaces } from './offlinePlaces';
import type { PlacesProvider } from './placesProvider';
import type { PlacesSettings } from './placesSettings';

/** The configured provider. */
export function openPlaces(settings: PlacesSettings, logger: Logger): PlacesProvider {
  switch (settings.provider) {
    case 'offline':
      return offlinePlaces;
    case 'google':
      return googlePlaces(settings, logger);
    case 'nominatim':
      return nominatimPlaces(settings, logger);
  }
}
