import { Icon } from '../shared/Icon';
import { COASTS } from './coasts';
import { mapLink, type Point } from './degrees';
import './LocatorMap.css';
import { coordinatesTexts } from './texts';

/** The part of the earth that is drawn, in degrees. */
const WEST = 116.4;
const EAST = 127.4;
const NORTH = 19.2;
const SOUTH = 5;
/** Units of the drawing for each degree of latitude. */
const SCALE = 10;
/** Degrees of longitude are shorter than those of latitude, here by the cosine of 12.5°. */
const NARROWER = 0.976;

const WIDTH = (EAST - WEST) * NARROWER * SCALE;
const HEIGHT = (NORTH - SOUTH) * SCALE;
const ISLANDS = Object.values(COASTS).map(outlineOf).join('');
/** A drop with its tip at 0, 0. */
const PIN = 'M0 0C-2.5-4-4.5-6.5-4.5-9.5a4.5 4.5 0 0 1 9 0C4.5-6.5 2.5-4 0 0Z';

interface LocatorMapProps {
  /** Undefined unless both coordinates are given. */
  readonly point: Point | undefined;
}

/** A small map of the Philippines with a pin, and a way to a large one. It needs no network. */
export function LocatorMap({ point }: LocatorMapProps) {
  const { position, map, mapWithPin, noPin, outside, openMap } = coordinatesTexts;
  const isOnMap = point !== undefined && isDrawn(point);
  const place = point && position({ latitude: point.latitude, longitude: point.longitude });
  return (
    <div className="f-map">
      <svg
        viewBox={`0 0 ${WIDTH.toFixed(1)} ${HEIGHT}`}
        role="img"
        aria-label={isOnMap && place !== undefined ? mapWithPin({ position: place }) : map}
      >
        <path className="f-map-land" d={ISLANDS} />
        {isOnMap && (
          <g transform={`translate(${drawn(point.longitude, point.latitude)})`}>
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

function isDrawn({ latitude, longitude }: Point): boolean {
  return longitude >= WEST && longitude <= EAST && latitude >= SOUTH && latitude <= NORTH;
}

function outlineOf(coast: readonly number[]): string {
  const corners = coast.flatMap((longitude, index) => {
    const latitude = coast[index + 1];
    return index % 2 === 1 || latitude === undefined ? [] : [drawn(longitude, latitude)];
  });
  return `M${corners.join('L')}Z`;
}

/** Where a point stands in the drawing. */
function drawn(longitude: number, latitude: number): string {
  const x = (longitude - WEST) * NARROWER * SCALE;
  const y = (NORTH - latitude) * SCALE;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
