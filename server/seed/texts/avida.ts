import type { BrandTexts } from './brandTexts';
import { privacyOf, termsOf } from './legal';

const office = { brand: 'AVIDA', office: 'AVIDA Show Gallery, Level 2, Quezon City', email: 'privacy@avida.example' };

export const avida: BrandTexts = {
  aboutUs: {
    title: 'City living that works',
    seoTitle: 'About AVIDA | City living that works',
    seoDescription:
      'AVIDA builds condominiums, house-and-lot communities and offices close to work, school and transit.',
    h1: 'About AVIDA',
    bodies: [
      {
        web: '<p>AVIDA builds for people on their way: first-time buyers, young families, small companies. We look for places a short ride from work and school, and plan homes that use <strong>every square meter</strong>.</p>',
        mobile: '<p>Smart homes, a short ride from work and school.</p>',
      },
      {
        web: '<p>All our communities share three things:</p><ol><li><p>a transit stop within ten minutes on foot</p></li><li><p>a shared court with shade, a pool and a place to work</p></li><li><p>terms that a monthly salary can carry</p></li></ol><p>Read more in <a href="/facts">our figures</a>.</p>',
        mobile: '<p>Transit, shared courts and terms that fit a salary.</p>',
      },
    ],
    pictures: [
      { picture: 'skyline', caption: 'Central station district', alt: '' },
      { picture: 'home', caption: 'Row houses in the south', alt: '' },
    ],
  },
  facts: {
    title: 'AVIDA at a glance',
    sections: [
      {
        items: [
          { title: '38 communities', body: '<p>in fourteen cities, most of them beside a transit line.</p>' },
          { title: '52,000 homes', body: '<p>turned over since our first house-and-lot village.</p>' },
          { title: '9 minutes', body: '<p>is the average walk from our lobbies to the next stop.</p>' },
        ],
        pictures: [{ picture: 'skyline', caption: 'Towers beside the line', alt: '' }],
      },
      {
        items: [{ title: '7 of 10 buyers', body: '<p>own their first home with us.</p>' }],
        pictures: [{ picture: 'home', caption: 'A first home', alt: '' }],
      },
    ],
  },
  mission: {
    title: 'Mission',
    bodies: ['<p>We make a good address in the city possible for people who work in it.</p>'],
    pictures: [{ picture: 'skyline', caption: 'Close to work', alt: '' }],
  },
  vision: {
    title: 'Vision',
    bodies: [
      '<p>Every growing Filipino family has a home near work, school and friends.</p>',
      '<p>Cities become <em>closer</em>, not larger.</p>',
    ],
    pictures: [],
  },
  awards: {
    title: 'Awards',
    sections: [
      {
        items: [{ title: 'Best Mid-Market Developer', body: '<p>Named by buyers in the yearly home survey.</p>' }],
        pictures: [{ picture: 'laurel', caption: 'Buyers’ choice', alt: '' }],
      },
    ],
  },
  terms: { title: 'Terms and Conditions', body: termsOf(office) },
  privacy: { title: 'Privacy Policy', body: privacyOf(office) },
  seo: {
    home: ['AVIDA | City living that works', 'Condominiums and houses close to work, school and transit.'],
    contact: ['Contact AVIDA', 'Talk to a property consultant near you.'],
    sales: ['AVIDA After Sales', 'Turnover schedule, payments and repairs.'],
    properties: ['AVIDA Properties', 'Ready and pre-selling units in fourteen cities.'],
    map: ['AVIDA map view', 'Find a community along your daily route.'],
    homeHeading: 'City living that works',
  },
};
