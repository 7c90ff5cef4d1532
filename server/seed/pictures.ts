import sharp from 'sharp';
import type { PictureName } from './texts/brandTexts';

/** Colours of a brand's demo pictures: two for the sky, one each for ground, buildings and accents. */
export interface Palette {
  readonly sky: readonly [string, string];
  readonly ground: string;
  readonly building: string;
  readonly accent: string;
}

/**
 * Draws one of the demo pictures.
 * @returns a PNG of 1200 × 750
 */
export async function drawPicture(name: PictureName, palette: Palette): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 1200 750">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/>
    </linearGradient></defs>
    <rect width="1200" height="750" fill="url(#sky)"/>${MOTIFS[name](palette)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
}

const WIDTH = 1200;
const HEIGHT = 750;

const MOTIFS: Readonly<Record<PictureName, (palette: Palette) => string>> = { skyline, park, home, laurel };

function skyline({ ground, building, accent }: Palette): string {
  const towers = [180, 320, 260, 400, 300, 440, 240, 360].map((height, index) => {
    const x = 70 + index * 135;
    const windows = grid({ columns: 4, rows: Math.floor(height / 44) }).map(
      ([column, row]) =>
        `<rect x="${x + 14 + column * 20}" y="${640 - height + 18 + row * 42}" width="11" height="20"
          fill="${(column * 7 + row * 5 + index) % 3 === 0 ? accent : '#ffffff'}" opacity="0.75"/>`,
    );
    return `<rect x="${x}" y="${640 - height}" width="102" height="${height}" rx="5" fill="${building}"
      opacity="${0.7 + (index % 3) * 0.13}"/>${windows.join('')}`;
  });
  return `<circle cx="960" cy="170" r="70" fill="${accent}" opacity="0.9"/>${towers.join('')}
    <path d="M0 640 H1200 V750 H0 Z" fill="${ground}"/>${trees({ y: 640, count: 14, ground, size: 34 })}`;
}

function park({ ground, building, accent }: Palette): string {
  return `<circle cx="240" cy="180" r="80" fill="${accent}" opacity="0.85"/>
    <path d="M0 430 Q300 320 620 420 T1200 380 V750 H0 Z" fill="${building}" opacity="0.45"/>
    <path d="M0 510 Q380 430 720 520 T1200 490 V750 H0 Z" fill="${ground}"/>
    <ellipse cx="820" cy="630" rx="230" ry="52" fill="#ffffff" opacity="0.55"/>
    <path d="M360 750 Q420 620 560 560 T690 500" stroke="#ffffff" stroke-width="34" fill="none" opacity="0.7"/>
    ${trees({ y: 540, count: 9, ground: building, size: 62 })}`;
}

function home({ ground, building, accent }: Palette): string {
  const windows = [0, 1, 2, 3].map(
    (index) =>
      `<rect x="${390 + index * 115}" y="${index === 1 ? 470 : 450}" width="76" height="${index === 1 ? 140 : 84}" rx="4"
        fill="${index === 1 ? accent : '#ffffff'}" opacity="0.92"/>`,
  );
  return `<circle cx="170" cy="150" r="60" fill="${accent}" opacity="0.8"/>
    <path d="M0 600 H1200 V750 H0 Z" fill="${ground}"/>
    ${trees({ y: 610, count: 6, ground: building, size: 46 })}
    <rect x="340" y="400" width="520" height="210" fill="${building}"/>
    <path d="M290 410 L600 240 L910 410 Z" fill="${building}" opacity="0.82"/>${windows.join('')}
    <path d="M470 750 L520 610 H600 L650 750 Z" fill="#ffffff" opacity="0.6"/>`;
}

function laurel({ building, accent }: Palette): string {
  const leaves = Array.from({ length: 22 }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const angle = ((Math.floor(index / 2) + 0.6) / 11) * Math.PI * 0.82;
    const x = 600 + side * Math.sin(angle) * 230;
    const y = 380 + Math.cos(angle) * 230;
    const turn = side * (90 - (angle * 180) / Math.PI) + (side > 0 ? 30 : 150);
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="50" ry="20" fill="${building}"
      transform="rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  });
  const star = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 120 : 50;
    const angle = (index / 10) * Math.PI * 2 - Math.PI / 2;
    return `${(600 + Math.cos(angle) * radius).toFixed(1)},${(380 + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `${leaves.join('')}<polygon points="${star.join(' ')}" fill="${accent}"/>`;
}

function trees(options: {
  readonly y: number;
  readonly count: number;
  readonly ground: string;
  readonly size: number;
}): string {
  const { y, count, ground, size } = options;
  return Array.from({ length: count }, (_, index) => {
    const x = 30 + (index + 0.5) * (1180 / count) + ((index * 37) % 41) - 20;
    const radius = size * (0.8 + ((index * 13) % 5) * 0.1);
    return `<rect x="${(x - 4).toFixed(1)}" y="${y - size}" width="8" height="${size + 14}" fill="#5b4636"/>
      <circle cx="${x.toFixed(1)}" cy="${(y - size - radius * 0.5).toFixed(1)}" r="${radius.toFixed(1)}" fill="${ground}"/>
      <circle cx="${x.toFixed(1)}" cy="${(y - size - radius * 0.5).toFixed(1)}" r="${radius.toFixed(1)}" fill="#ffffff"
        opacity="0.12"/>`;
  }).join('');
}

function grid({ columns, rows }: { readonly columns: number; readonly rows: number }): readonly [number, number][] {
  return Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)]);
}
