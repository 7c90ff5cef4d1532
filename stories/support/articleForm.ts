import type { FormData, FormItem } from '../../src/tree';

const TEXT = {
  title: 'Green estates',
  description:
    '<p>Half of every estate is <strong>garden</strong>: trees first, then streets, then <em>homes</em>.</p><p>It stays so.</p>',
};

/** One filled component of each kind. */
export const FILLED_COMPONENTS: readonly FormItem[] = [
  { $id: 'c1', type: '1', image: picture('dawn', 'The estate at dawn'), ...TEXT },
  {
    $id: 'c2',
    type: '2',
    videoLink: 'https://vimeo.com/76979871',
    title: 'A walk through the north',
    description: { plain: 'Two minutes,\nfilmed in March.' },
  },
  {
    $id: 'c3',
    type: '3',
    title: 'The lobby',
    description: '<p>Stone, wood, light.</p>',
    image: picture('lobby', 'The lobby'),
  },
  { $id: 'c4', type: '4', ...TEXT, video: 'https://www.example.com/files/tour.mp4' },
  { $id: 'c5', type: '5', image: picture('plan', 'The plan of the estate'), ...TEXT },
  { $id: 'c6', type: '6', video: 'https://www.example.com/files/garden.mp4', ...TEXT },
  {
    $id: 'c7',
    type: '7',
    ...pictures(3),
    caption1: 'Morning',
    caption2: 'Noon',
    caption3: 'Evening',
  },
  { $id: 'c8', type: '8', ...pictures(4), caption1: 'North', caption2: 'East', caption3: 'South', caption4: 'West' },
  {
    $id: 'c9',
    type: '9',
    title: 'What it costs',
    description:
      '<table><tbody><tr><th>Unit</th><th>Area</th></tr><tr><td>Studio</td><td>28 sqm</td></tr></tbody></table>',
  },
  { $id: 'c10', type: '10', message: 'Homes made to be handed on', caption: 'A promise of 1974' },
  { $id: 'c11', type: '11', videos: [], title: 'Three tours', description: '<p>By foot, by bicycle, by air.</p>' },
  { $id: 'c12', type: '12', ...TEXT, videos: [] },
  {
    $id: 'c13',
    type: '13',
    ...pictures(2),
    title1: 'The pool',
    description1: '<p>Heated from November.</p>',
    title2: 'The court',
    description2: '<p>Open until ten.</p>',
  },
  { $id: 'c14', type: '14', image: picture('gate', 'The gate'), imageLink: '/estates/north', ...TEXT },
];

/** An article with one component of each kind. */
export const FILLED_ARTICLE: FormData = {
  overview: { title: 'Building places that last', shortDescription: 'From a single estate to fifty cities.' },
  content: { components: FILLED_COMPONENTS },
};

function picture(name: string, altText: string): FormItem {
  return { key: `files/${name}.png`, fileName: `${name}.png`, fileType: 'image/png', altText };
}

function pictures(count: number): FormData {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(numbers.map((number) => [`image${number}`, picture(`view-${number}`, `View ${number}`)]));
}
