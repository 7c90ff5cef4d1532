import type { PictureName } from './brandTexts';

/** A part of a component, in stored order: a picture, or a text with its stored name and label. */
export type ComponentPart =
  | { readonly picture: PictureName; readonly name: string }
  | { readonly text: string | null; readonly name: string; readonly label: string }
  | { readonly html: string; readonly name: string };

/** A component: its type, as in `COMPONENT-9`, and its parts. */
export interface ComponentText {
  readonly type: number;
  readonly parts: readonly ComponentPart[];
}

/** An article; `{brand}` stands for the name of the brand. */
export interface ArticleText {
  readonly category: string;
  readonly subCategory?: string;
  readonly title: string;
  readonly subtitle: string;
  readonly excerpt: string;
  readonly picture?: PictureName;
  readonly video?: string;
  /** MM/DD/YYYY. */
  readonly published: string;
  readonly place?: readonly [name: string, longitude: string, latitude: string];
  readonly tags: readonly string[];
  readonly components: readonly ComponentText[];
}

/** One article of every category, and a second one of the most frequent categories. */
export const ARTICLES: readonly ArticleText[] = [
  {
    category: 'news',
    title: 'The garden street opens',
    subtitle: 'Forty shops under one row of trees',
    excerpt: 'From this week on, the first street of {brand} without cars is open from morning until late.',
    picture: 'park',
    published: '10/02/2026',
    place: ['Makati City', '121.0244', '14.5547'],
    tags: ['openings', 'estates'],
    components: [
      beside(
        'skyline',
        'A street for walking',
        '<p>The street is four hundred meters long and has <strong>no curb</strong>.</p>',
      ),
      text(
        'What is open',
        '<table><tbody><tr><th>Where</th><th>When</th></tr><tr><td>Market</td><td>6 AM to noon</td></tr><tr><td>Shops</td><td>10 AM to 9 PM</td></tr></tbody></table>',
      ),
      quote('We planted the trees first.', 'The landscape team of {brand}'),
    ],
  },
  {
    category: 'news',
    title: 'A year of quiet elevators',
    subtitle: 'What maintenance by numbers has changed',
    excerpt: 'Waiting times are down by a third since every tower of {brand} reports its own trips.',
    picture: 'skyline',
    published: '08/14/2026',
    tags: ['technology'],
    components: [
      above(
        'skyline',
        'Thirty thousand trips a day',
        '<p>Each of them is counted, and none is recorded with names.</p>',
      ),
    ],
  },
  {
    category: 'events',
    title: 'Open house on the first Sunday',
    subtitle: 'Twelve furnished homes to walk through',
    excerpt: 'Every first Sunday of the month the model homes of {brand} are open without an appointment.',
    picture: 'home',
    published: '11/01/2026',
    place: ['Santa Rosa, Laguna', '121.1114', '14.3122'],
    tags: ['open house', 'families'],
    components: [
      gallery3(['home', 'Morning'], ['park', 'Noon'], ['skyline', 'Evening']),
      linkedVideo('https://vimeo.com/76979871', 'A walk in two minutes', '<p>Filmed in one take.</p>'),
    ],
  },
  {
    category: 'announcements',
    title: 'New hours of the customer desk',
    subtitle: 'Longer on Saturdays',
    excerpt: 'The desk of {brand} answers from 8 AM to 6 PM, and on Saturdays until 3 PM.',
    published: '09/21/2026',
    tags: ['customer care'],
    components: [text('Hours', '<p>Weekdays 8 AM to 6 PM, Saturdays 8 AM to 3 PM.</p>')],
  },
  {
    category: 'destinations',
    title: 'Three walks for a Sunday',
    subtitle: 'Along the shore, through the coffee, up the hill',
    excerpt: 'None is longer than two hours, and each ends where there is something to eat.',
    picture: 'park',
    published: '07/05/2026',
    place: ['Tagaytay City', '120.9621', '14.1153'],
    tags: ['walks', 'weekend'],
    components: [
      gallery4(['park', 'North'], ['skyline', 'East'], ['home', 'South'], ['laurel', 'West']),
      two(
        ['park', 'The shore', '<p>Flat, and good for wheels.</p>'],
        ['home', 'The hill', '<p>Steep for ten minutes.</p>'],
      ),
    ],
  },
  {
    category: 'neighborhood',
    title: 'Life around the lake',
    subtitle: 'Schools, markets and a ferry',
    excerpt: 'What is within a quarter of an hour on foot from the homes of {brand} at the lake.',
    picture: 'park',
    published: '06/18/2026',
    place: ['Calamba, Laguna', '121.1653', '14.2117'],
    tags: ['neighborhood', 'schools'],
    components: [
      besideRight('park', 'A school at the end of the street', '<p>Two hundred children walk there.</p>'),
      linkedPicture('skyline', 'https://www.example.com/map', ['The map', '<p>All paths on one page.</p>']),
    ],
  },
  {
    category: 'sustainability',
    subCategory: 'Water',
    title: 'Where the rain goes',
    subtitle: 'Ponds instead of pipes',
    excerpt: 'How the ponds of {brand} keep the streets dry and the gardens green.',
    picture: 'park',
    published: '05/30/2026',
    tags: ['water', 'gardens'],
    components: [
      above('park', 'Eleven ponds', '<p>They hold the rain of one heavy afternoon.</p>'),
      text('In figures', '<p><strong>11</strong> ponds, <strong>4</strong> hectares, <strong>0</strong> pumps.</p>'),
    ],
  },
  {
    category: 'home-buying-guide',
    title: 'Your first home, step by step',
    subtitle: 'From the reservation to the keys',
    excerpt: 'What to prepare, what to ask and what it costs, in the order in which it comes.',
    picture: 'home',
    published: '03/12/2026',
    tags: ['buying', 'guide'],
    components: [
      text('Before you reserve', '<p>Two valid identity cards and a proof of income.</p>'),
      beside('home', 'The turnover', '<p>Take your time: <em>every</em> tap, every switch.</p>'),
    ],
  },
  {
    category: 'blogs',
    subCategory: 'Living',
    title: 'Small balconies, many plants',
    subtitle: 'Five that forgive everything',
    excerpt: 'A gardener of {brand} on what grows on two square meters.',
    picture: 'home',
    published: '10/20/2026',
    tags: ['plants', 'balcony'],
    components: [
      text('The list', '<p>Spider plant, snake plant, pothos, aloe, basil.</p>'),
      quote('Water less.', 'Our gardener'),
    ],
  },
  {
    category: 'blogs',
    subCategory: 'Design',
    title: 'One room, three uses',
    subtitle: 'Work, sleep, guests',
    excerpt: 'How the sample unit of {brand} fits all three into twenty-four square meters.',
    picture: 'skyline',
    published: '04/09/2026',
    tags: ['design'],
    components: [beside('home', 'A wall that folds', '<p>It weighs less than a bicycle.</p>')],
  },
  {
    category: 'vlogs',
    title: 'A morning at the estate',
    subtitle: 'Four minutes without a word',
    excerpt: 'What the first two hours of a day in an estate of {brand} sound like.',
    video: 'https://vimeo.com/76979871',
    published: '09/03/2026',
    tags: ['video'],
    components: [linkedVideo('https://vimeo.com/76979871', 'Best with headphones', '<p>Recorded in May.</p>')],
  },
];

function picture(name: string, of: PictureName): ComponentPart {
  return { picture: of, name };
}

function title(text: string, suffix = ''): ComponentPart {
  return { text, name: `TITLE${suffix}`, label: `Title${suffix.replace('-', ' ')}` };
}

function html(text: string, suffix = ''): ComponentPart {
  return { html: text, name: `DESCRIPTION${suffix}` };
}

function beside(of: PictureName, heading: string, body: string): ComponentText {
  return { type: 1, parts: [picture('IMAGE', of), title(heading), html(body)] };
}

function linkedVideo(link: string, heading: string, body: string): ComponentText {
  return { type: 2, parts: [{ text: link, name: 'VIDEO-LINK', label: 'Video Link' }, title(heading), html(body)] };
}

function besideRight(of: PictureName, heading: string, body: string): ComponentText {
  return { type: 3, parts: [title(heading), html(body), picture('IMAGE', of)] };
}

function above(of: PictureName, heading: string, body: string): ComponentText {
  return { type: 5, parts: [picture('IMAGE', of), title(heading), html(body)] };
}

function gallery3(...items: readonly [of: PictureName, caption: string][]): ComponentText {
  return { type: 7, parts: captioned(items) };
}

function gallery4(...items: readonly [of: PictureName, caption: string][]): ComponentText {
  return { type: 8, parts: captioned(items) };
}

function captioned(items: readonly (readonly [of: PictureName, caption: string])[]): readonly ComponentPart[] {
  return items.flatMap(([of, caption], index): ComponentPart[] => [
    picture(`IMAGE-${index + 1}`, of),
    { text: caption, name: `CAPTION-${index + 1}`, label: `Caption ${index + 1}` },
  ]);
}

function text(heading: string, body: string): ComponentText {
  return { type: 9, parts: [title(heading), html(body)] };
}

function quote(message: string, caption: string): ComponentText {
  return {
    type: 10,
    parts: [
      { text: message, name: 'MESSAGE', label: 'Message' },
      { text: caption, name: 'CAPTION', label: 'Caption' },
    ],
  };
}

function two(...sides: readonly [of: PictureName, heading: string, body: string][]): ComponentText {
  const parts = sides.flatMap(([of, heading, body], index) => {
    const suffix = `-${index + 1}`;
    return [picture(`IMAGE${suffix}`, of), title(heading, suffix), html(body, suffix)];
  });
  return { type: 13, parts };
}

function linkedPicture(of: PictureName, link: string, [heading, body]: readonly [string, string]): ComponentText {
  const target: ComponentPart = { text: link, name: 'IMAGE-LINK', label: 'Image Link' };
  return { type: 14, parts: [picture('IMAGE', of), target, title(heading), html(body)] };
}
