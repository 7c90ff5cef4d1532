import { Icon } from '../shared/Icon';
import { mapLink, type Point } from './degrees';
import { coordinatesTexts } from './texts';
import './LocatorMap.css';

/** Coastlines of the larger islands, simplified by hand for a very small map: longitude, latitude, longitude and so on, in degrees. */
const COASTS = {
  Luzon: [
    120.6, 18.5, 120.85, 18.63, 121.64, 18.36, 122.15, 18.53, 122.2, 17.9, 122.45, 17.1, 122.22, 16.5, 122.15, 16.05,
    121.57, 15.78, 121.4, 15.3, 121.68, 14.65, 121.75, 14.15, 122.1, 13.93, 122.3, 14.0, 122.5, 14.33, 122.95, 14.15,
    123.1, 13.8, 123.3, 14.05, 123.95, 13.85, 123.58, 13.5, 123.8, 13.25, 124.12, 13.05, 124.08, 12.58, 123.6, 12.92,
    123.05, 13.5, 122.75, 13.82, 122.45, 13.85, 122.6, 13.2, 122.3, 13.55, 121.6, 13.9, 121.4, 13.65, 121.05, 13.72,
    120.62, 13.82, 120.62, 14.2, 120.97, 14.5, 120.6, 14.78, 120.48, 14.43, 120.25, 14.78, 119.96, 15.35, 119.78, 16.35,
    120.22, 16.03, 120.32, 16.6, 120.37, 17.55, 120.5, 18.15,
  ],
  Mindoro: [
    120.35, 13.48, 120.95, 13.52, 121.2, 13.4, 121.52, 13.05, 121.5, 12.65, 121.3, 12.22, 121.05, 12.35, 120.77, 12.9,
  ],
  Masbate: [123.3, 12.55, 123.65, 12.35, 124.05, 11.85, 123.75, 11.88, 123.35, 12.2],
  Catanduanes: [124.2, 14.0, 124.4, 13.75, 124.3, 13.55, 124.08, 13.65],
  Samar: [
    124.28, 12.53, 125.05, 12.58, 125.35, 12.25, 125.45, 11.6, 125.75, 11.05, 125.1, 11.25, 124.88, 11.75, 124.5, 12.15,
  ],
  Leyte: [
    124.35, 11.42, 124.7, 11.3, 125.0, 11.22, 125.03, 10.75, 125.22, 10.35, 125.1, 10.1, 124.95, 10.38, 124.8, 10.1,
    124.8, 10.7, 124.55, 11.0, 124.38, 11.05,
  ],
  Panay: [121.93, 11.93, 122.4, 11.72, 123.12, 11.55, 123.05, 11.1, 122.58, 10.68, 121.95, 10.42, 122.05, 11.4],
  Negros: [
    123.25, 10.97, 123.55, 10.87, 123.28, 10.15, 123.15, 9.6, 123.32, 9.27, 123.02, 9.03, 122.4, 9.7, 122.55, 10.0,
    122.85, 10.1, 122.8, 10.5, 122.98, 10.85,
  ],
  Cebu: [124.05, 11.28, 124.02, 10.5, 123.6, 9.88, 123.33, 9.42, 123.38, 9.95, 123.65, 10.4, 123.95, 11.1],
  Bohol: [123.95, 9.98, 124.4, 10.17, 124.6, 9.8, 124.3, 9.6, 123.83, 9.65],
  Palawan: [
    119.4, 11.38, 119.58, 10.85, 119.3, 10.25, 118.78, 9.72, 118.4, 9.2, 117.85, 8.75, 117.2, 8.33, 117.4, 8.85, 118.0,
    9.3, 118.75, 10.1, 119.2, 10.6,
  ],
  Mindanao: [
    125.45, 9.82, 125.65, 9.6, 126.2, 9.08, 126.35, 8.2, 126.6, 7.55, 126.25, 6.85, 126.2, 6.28, 125.95, 6.9, 125.8,
    7.3, 125.58, 7.05, 125.65, 6.4, 125.42, 5.6, 125.2, 5.95, 124.6, 5.95, 124.05, 6.55, 124.2, 7.2, 124.0, 7.6, 123.45,
    7.8, 122.85, 7.45, 122.6, 7.75, 122.3, 7.4, 122.07, 6.92, 121.93, 7.15, 122.15, 7.75, 122.6, 8.15, 123.35, 8.7,
    123.75, 8.6, 123.8, 8.1, 124.25, 8.25, 124.3, 8.55, 124.7, 8.5, 124.8, 8.98, 125.1, 8.85, 125.5, 9.0,
  ],
  Basilan: [121.85, 6.62, 122.1, 6.75, 122.28, 6.55, 122.05, 6.42],
  Jolo: [120.9, 6.0, 121.2, 6.1, 121.4, 5.98, 121.15, 5.85],
};

/** Bounds of the map, in degrees. */
const WEST = 116.4;
const EAST = 127.4;
const NORTH = 19.2;
const SOUTH = 5;
/** SVG units per degree of latitude. */
const SCALE = 10;
/** Width of a degree of longitude relative to one of latitude: the cosine of 12.5°. */
const LONGITUDE_SCALE = 0.976;

const WIDTH = (EAST - WEST) * LONGITUDE_SCALE * SCALE;
const HEIGHT = (NORTH - SOUTH) * SCALE;
const ISLANDS = Object.values(COASTS).map(outlineOf).join('');
/** A map pin with its tip at 0, 0. */
const PIN = 'M0 0C-2.5-4-4.5-6.5-4.5-9.5a4.5 4.5 0 0 1 9 0C4.5-6.5 2.5-4 0 0Z';

interface LocatorMapProps {
  /** Undefined unless both coordinates are given. */
  readonly point: Point | undefined;
}

/** A small map of the Philippines with a pin and a link to a large map. It needs no network. */
export function LocatorMap({ point }: LocatorMapProps) {
  const { position, map, mapWithPin, noPin, outside, openMap } = coordinatesTexts;
  const isOnMap = point !== undefined && isInBounds(point);
  const place = point && position(point);
  return (
    <div className="f-map">
      <svg
        viewBox={`0 0 ${WIDTH.toFixed(1)} ${HEIGHT}`}
        role="img"
        aria-label={isOnMap && place !== undefined ? mapWithPin({ position: place }) : map}
      >
        <path className="f-map-land" d={ISLANDS} />
        {isOnMap && (
          <g transform={`translate(${project(point.longitude, point.latitude)})`}>
            <path className="f-map-pin" d={PIN} />
            <circle className="f-map-pin-eye" cy={-9.5} r={1.6} />
          </g>
        )}
      </svg>
      <div className="f-note">
        {point === undefined ? (
          noPin
        ) : (
          <>
            {!isOnMap && <p>{outside}</p>}
            <a className="f-map-link" href={mapLink(point)} target="_blank" rel="noopener noreferrer">
              {openMap}
              <Icon name="open" />
            </a>
          </>
        )}
      </div>
    </div>
  );
}

function isInBounds({ latitude, longitude }: Point): boolean {
  return longitude >= WEST && longitude <= EAST && latitude >= SOUTH && latitude <= NORTH;
}

function outlineOf(coast: readonly number[]): string {
  const corners = coast.flatMap((longitude, index) => {
    const latitude = coast[index + 1];
    return index % 2 === 1 || latitude === undefined ? [] : [project(longitude, latitude)];
  });
  return `M${corners.join('L')}Z`;
}

/** Map coordinates as `x y`. */
function project(longitude: number, latitude: number): string {
  const x = (longitude - WEST) * LONGITUDE_SCALE * SCALE;
  const y = (NORTH - latitude) * SCALE;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
