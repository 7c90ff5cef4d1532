import type { FieldType, Look, PlacedField } from '../../definition';

/** What stands for a field in a sketch or a preview. */
export type Drawn = 'picture' | 'pictures' | 'video' | 'videos' | 'link' | 'paragraphs' | 'line' | 'nothing' | Look;

const DRAWN: { readonly [Type in FieldType]?: Drawn } = {
  image: 'picture',
  images: 'pictures',
  media: 'pictures',
  video: 'video',
  videoLink: 'video',
  videos: 'videos',
  links: 'videos',
  link: 'link',
  document: 'link',
  richText: 'paragraphs',
  multiline: 'paragraphs',
  group: 'nothing',
  list: 'nothing',
  blocks: 'nothing',
  permissions: 'nothing',
  toggle: 'nothing',
};

/**
 * How a field is drawn.
 * @param look what the layout says; it holds for texts only
 */
export function drawnAs({ type }: Pick<PlacedField, 'type'>, look: Look | undefined): Drawn {
  const own = DRAWN[type] ?? 'line';
  return look !== undefined && (own === 'line' || own === 'paragraphs') ? look : own;
}
