import type { TourPicture } from './pictures';

/** The folder of the tour. */
export const TOUR = 'docs/tour';

/** The page that shows all pictures, as Markdown. */
export function tourPage(pictures: readonly TourPicture[]): string {
  return [
    '# Tour',
    'The console with its demo data. `npm run screenshots` retakes all screenshots.',
    ...pictures.flatMap(({ name, title, caption, device }) => [
      `## ${title}`,
      caption,
      device === 'phone' ? `<img src="${name}.webp" alt="${title}" width="390" />` : `![${title}](${name}.webp)`,
    ]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
