import { memo, useMemo } from 'react';
import type { Layout, PlacedFields } from '../../definition';
import { SKETCH, sketchShapes, type SketchShape } from './sketchShapes';
import './Sketch.css';

interface SketchProps {
  readonly fields: PlacedFields;
  readonly layout: Layout | undefined;
}

/** A small decorative drawing of a layout in the current text colour. The text next to it carries the name. */
export const Sketch = memo(function Sketch({ fields, layout }: SketchProps) {
  const shapes = useMemo(() => sketchShapes(fields, layout), [fields, layout]);
  return (
    <svg className="f-sketch" viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`} aria-hidden="true" focusable="false">
      {shapes.map((shape, index) => (
        <path key={index} fillRule="evenodd" className={`f-sketch-${shape.kind}`} d={PATHS[shape.kind](shape)} />
      ))}
    </svg>
  );
});

const PATHS = {
  picture: (shape) => box(shape, 1.6) + hills(shape),
  video: (shape) => box(shape, 1.6) + triangle(shape),
  heading: (shape) => box(shape, 1.2),
  line: (shape) => box(shape, 0.9),
  link: (shape) => box(shape, 0.9),
  quote: ({ x, y }) => `${quoteMark(x, y)}${quoteMark(x + 4.4, y)}`,
} as const satisfies Record<SketchShape['kind'], (shape: SketchShape) => string>;

/** A box with rounded corners. */
function box({ x, y, width, height }: SketchShape, maxRadius: number): string {
  const radius = Math.min(maxRadius, width / 2, height / 2);
  const arc = `a${radius} ${radius} 0 0 1`;
  return [
    `M${x + radius} ${y}h${width - 2 * radius}${arc} ${radius} ${radius}`,
    `v${height - 2 * radius}${arc} ${-radius} ${radius}h${2 * radius - width}`,
    `${arc} ${-radius} ${-radius}v${2 * radius - height}${arc} ${radius} ${-radius}z`,
  ].join('');
}

/** Hills, cut out of a picture and as wide as it is; their height is limited so that they still look like hills. */
function hills({ x, y, width, height }: SketchShape): string {
  const hillHeight = Math.min(height, width * 0.8);
  const top = y + (height - hillHeight) / 2;
  const at = (across: number, down: number) => `${x + width * across} ${top + hillHeight * down}`;
  return `M${at(0.14, 0.82)}L${at(0.36, 0.34)}L${at(0.52, 0.66)}L${at(0.66, 0.48)}L${at(0.86, 0.82)}z`;
}

/** The play sign of a video, cut out of its box. */
function triangle({ x, y, width, height }: SketchShape): string {
  const size = Math.min(width, height) * 0.24;
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  return `M${centreX - size * 0.8} ${centreY - size}v${2 * size}l${size * 1.8} ${-size}z`;
}

function quoteMark(x: number, y: number): string {
  return `M${x} ${y + 3}a3 3 0 0 1 3-3v1.4a1.6 1.6 0 0 0-1.4 1.6h1.6v2.6h-3.2z`;
}
