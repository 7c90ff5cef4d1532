import type { BrandTexts } from './brandTexts';
import { privacyOf, termsOf } from './legal';

const office = { brand: 'ALP', office: 'ALP Sales Pavilion, Garden Wing, Makati', email: 'privacy@alp.example' };

export const alp: BrandTexts = {
  aboutUs: {
    title: 'Homes made to be handed on',
    seoTitle: 'About ALP | Residences of lasting value',
    seoDescription:
      'ALP plans and builds residences in green estates: generous rooms, quiet streets and care that lasts.',
    h1: 'About ALP',
    h2: 'Residences of lasting value',
    bodies: [
      {
        web: '<p>ALP builds residences for families who think in <strong>generations</strong>. Every estate begins with the land: its trees, its slopes and the way the light moves across it. Only then do we draw the first street.</p><p>The result is unhurried. Rooms are generous, views are kept open, and the gardens are older than the houses.</p>',
        mobile: '<p>Residences for families who think in generations.</p>',
      },
      {
        web: '<p>Our promise does not end with the keys. A property team looks after each estate, from the lobby to the last lamp post:</p><ul><li><p>gardens and parks under one head gardener</p></li><li><p>security that knows its neighbors by name</p></li><li><p>a maintenance plan that is published every year</p></li></ul>',
        mobile: '<p>Our care goes on after the keys are yours.</p>',
      },
    ],
    pictures: [
      { picture: 'skyline', caption: 'The estate at dusk', alt: 'Four towers behind a line of old trees at dusk' },
      { picture: 'park', caption: 'The central park', alt: 'A path between trees that leads to a pond' },
      { picture: 'home', caption: 'A garden villa', alt: 'A house with a deep roof and a lawn in front' },
    ],
  },
  facts: {
    title: 'ALP in figures',
    sections: [
      {
        items: [
          { title: '12 estates', body: '<p>From the city center to the lakeside, each with its own master plan.</p>' },
          { title: '60 % green', body: '<p>More than half of every estate stays garden, park or water.</p>' },
        ],
        pictures: [{ picture: 'park', caption: 'Lake walk', alt: 'A walk beside a lake under tall trees' }],
      },
      {
        items: [
          {
            title: '3,400 families',
            body: '<p>live in our residences; one in four bought a <em>second</em> home with us.</p>',
          },
          { title: '24 hours', body: '<p>is how long a request to the property team may stay unanswered.</p>' },
        ],
        pictures: [{ picture: 'skyline', caption: 'North towers', alt: 'Towers with lit windows in the evening' }],
      },
      {
        items: [{ title: '1,850 trees', body: '<p>were kept in place or replanted in the last five years.</p>' }],
        pictures: [],
      },
    ],
  },
  mission: {
    title: 'Our Mission',
    bodies: [
      '<p>To create residences that grow in beauty and in worth, for the families who live in them and for the city around them.</p>',
      '<p>We buy land that we are ready to look after for decades, and we build nothing on it that we would not live in ourselves.</p>',
    ],
    pictures: [{ picture: 'home', caption: 'Craft in detail', alt: 'The front of a villa with a wide entrance' }],
  },
  vision: {
    title: 'Our Vision',
    bodies: [
      '<p>A country of estates where <strong>nature comes first</strong> and every home is worth handing on.</p>',
    ],
    pictures: [{ picture: 'park', caption: 'Green first', alt: 'A park with a pond in the morning' }],
  },
  awards: {
    title: 'Recognitions',
    sections: [
      {
        items: [
          {
            title: 'Estate Landscape of the Year',
            body: '<p>For the lakeside gardens, by the Society of Landscape Planners.</p>',
          },
        ],
        pictures: [{ picture: 'laurel', caption: 'Gold medal', alt: 'A laurel wreath around a star' }],
      },
      {
        items: [
          { title: 'Best Residential Tower', body: '<p>For the North Towers, by the Urban Living Forum.</p>' },
          { title: 'Quality of Care', body: '<p>For ten years of property management without a lapse.</p>' },
        ],
        pictures: [],
      },
    ],
  },
  terms: { title: 'Terms and Conditions', body: termsOf(office) },
  privacy: { title: 'Privacy Policy', body: privacyOf(office) },
  seo: {
    home: ['ALP | Residences of lasting value', 'Residential towers and garden villas in green estates.'],
    contact: ['Contact ALP', 'Visit our sales pavilion or send an inquiry.'],
    sales: ['ALP After Sales', 'Turnover, warranty and property management for owners.'],
    properties: ['ALP Properties', 'All towers, villas and lots that are open for reservation.'],
    map: ['ALP on the map', 'Find an estate near the places that matter to you.'],
    homeHeading: 'Residences of lasting value',
  },
};
