import { layoutRows, type Layout, type PlacedFields, type PlacedPart } from '../../definition';
import type { PreviewShape } from '../../kinds';
import { ownProperty } from '../../lib/objects';
import { drawingKindOf } from '../shared/drawingKind';

/** The size of a sketch, in SVG units. */
export const SKETCH = { width: 72, height: 48 } as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SketchShape extends Box {
  readonly kind: 'picture' | 'video' | 'heading' | 'line' | 'link' | 'quote';
}

const MARGIN = 3;
const GAP = 4;
const PART_GAP = 2.5;
const LINE = 1.8;
const LINE_STEP = 3.6;
/** Lines of a paragraph by default, and at most if it has room to grow. */
const FEW_LINES = 3;
const MANY_LINES = 7;
/** Relative lengths of successive lines; the last line of a paragraph is shorter. */
const LINE_LENGTHS = [1, 0.94, 1, 0.9, 0.97, 1] as const;
const LAST_LINE_LENGTH = 0.6;

/** Fixed heights; undefined for what fills the remaining space. */
const HEIGHTS: Readonly<Record<PreviewShape, number | undefined>> = {
  picture: undefined,
  pictures: undefined,
  video: undefined,
  videos: undefined,
  paragraphs: LINE_STEP * FEW_LINES - LINE,
  quote: LINE_STEP * FEW_LINES + 4,
  title: 4,
  heading: 3.4,
  lead: LINE_STEP * 2 - LINE,
  line: LINE,
  fact: LINE,
  caption: LINE,
  link: LINE,
  nothing: 0,
};

/**
 * Sketches a layout: the types of its fields select the shapes, its rows and columns place them.
 * @returns shapes within SKETCH
 */
export function sketchShapes(fields: PlacedFields, layout: Layout | undefined): readonly SketchShape[] {
  const rows = layoutRows(layout, Object.keys(fields));
  const whole = { x: MARGIN, y: MARGIN, width: SKETCH.width - 2 * MARGIN, height: SKETCH.height - 2 * MARGIN };
  return split(whole, rows.length, 'y').flatMap((row, index) => {
    const columns = rows[index] ?? [];
    return split(row, columns.length, 'x').flatMap((box, column) => columnShapes(fields, columns[column] ?? [], box));
  });
}

function split(box: Box, count: number, along: 'x' | 'y'): readonly Box[] {
  const length = ((along === 'x' ? box.width : box.height) - GAP * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => {
    const offset = index * (length + GAP);
    return along === 'x' ? { ...box, x: box.x + offset, width: length } : { ...box, y: box.y + offset, height: length };
  });
}

function columnShapes(fields: PlacedFields, parts: readonly PlacedPart[], box: Box): readonly SketchShape[] {
  const drawn = parts.flatMap(({ key, look }) => {
    const field = ownProperty(fields, key);
    const one = field ? drawingKindOf(field, look) : 'nothing';
    return one === 'nothing' ? [] : [one];
  });
  const flexible = drawn.filter((one) => HEIGHTS[one] === undefined).length;
  const fixed = drawn.reduce((sum, one) => sum + (HEIGHTS[one] ?? 0), 0) + PART_GAP * (drawn.length - 1);
  const room = Math.max(0, box.height - fixed) / Math.max(1, flexible);
  let y = flexible > 0 ? box.y : topOf(drawn, box, fixed);
  return drawn.flatMap((one) => {
    const isLong = one === 'paragraphs' && flexible === 0 && drawn.filter((other) => other === one).length === 1;
    const height = isLong ? LINE_STEP * linesIn(box.y + box.height - y) - LINE : (HEIGHTS[one] ?? room);
    const shapes = shapesOf(one, { ...box, y, height });
    y += height + PART_GAP;
    return shapes;
  });
}

/** A column of short texts is centred vertically; paragraphs start at the top. */
function topOf(drawn: readonly PreviewShape[], box: Box, height: number): number {
  return drawn.includes('paragraphs') ? box.y : box.y + Math.max(0, box.height - height) / 2;
}

function linesIn(height: number): number {
  return Math.max(1, Math.min(MANY_LINES, Math.floor((height + LINE) / LINE_STEP)));
}

function shapesOf(drawn: PreviewShape, box: Box): readonly SketchShape[] {
  switch (drawn) {
    case 'picture':
    case 'video':
      return [{ kind: drawn, ...box }];
    case 'pictures':
    case 'videos':
      return split(box, 3, 'x').map((cell) => ({ kind: drawn === 'videos' ? 'video' : 'picture', ...cell }));
    case 'title':
    case 'heading':
      return [{ kind: 'heading', ...box, width: box.width * 0.66 }];
    case 'link':
      return [{ kind: 'link', ...box, width: box.width * 0.7 }];
    case 'line':
    case 'fact':
    case 'caption':
      return [{ kind: 'line', ...box, width: box.width * 0.6 }];
    case 'quote':
      return [
        { kind: 'quote', ...box, width: 8, height: 6 },
        ...lines({ ...box, x: box.x + 12, width: box.width - 16 }),
      ];
    case 'paragraphs':
    case 'lead':
      return lines(box);
    case 'nothing':
      return [];
    default:
      return drawn satisfies never;
  }
}

function lines(box: Box): readonly SketchShape[] {
  const count = linesIn(box.height);
  return Array.from({ length: count }, (_, index) => {
    const share = index === count - 1 ? LAST_LINE_LENGTH : (LINE_LENGTHS[index % LINE_LENGTHS.length] ?? 1);
    return { kind: 'line', x: box.x, y: box.y + index * LINE_STEP, width: box.width * share, height: LINE };
  });
}
