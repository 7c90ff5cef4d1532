import type { BrandTexts } from './brandTexts';
import { privacyOf, termsOf } from './legal';

const office = { brand: 'ALISI', office: 'ALISI Gallery, Harbor Road, Cebu', email: 'privacy@alisi.example' };

export const alisi: BrandTexts = {
  aboutUs: {
    title: 'One door to every home of the group',
    seoTitle: 'About ALISI | One door to every home',
    seoDescription: 'ALISI shows the homes of all brands of the group in one place and guides buyers to the right one.',
    h1: 'About ALISI',
    bodies: [
      {
        web: '<p>ALISI brings the homes of the whole group together. Tell us how you live and what you plan; we show you what fits, <strong>whichever brand</strong> it carries.</p>',
        mobile: '<p>All homes of the group in one place.</p>',
      },
    ],
    pictures: [
      { picture: 'park', caption: 'Between city and sea', alt: '' },
      { picture: 'skyline', caption: 'The harbor side', alt: '' },
    ],
  },
  facts: {
    title: 'ALISI in brief',
    sections: [
      {
        items: [
          { title: '4 brands', body: '<p>under one roof, with one inquiry desk.</p>' },
          { title: '90 properties', body: '<p>to compare side by side.</p>' },
        ],
        pictures: [{ picture: 'skyline', caption: 'One map, all homes', alt: '' }],
      },
      {
        items: [{ title: '1 guide', body: '<p>stays with you from the first visit to the turnover.</p>' }],
        pictures: [],
      },
    ],
  },
  mission: {
    title: 'Mission',
    bodies: ['<p>To make the search for a home short, honest and pleasant.</p>'],
    pictures: [{ picture: 'home', caption: 'Found', alt: '' }],
  },
  vision: {
    title: 'Vision',
    bodies: ['<p>Whoever looks for a home in the country looks here first.</p>'],
    pictures: [{ picture: 'park', caption: 'Wide horizons', alt: '' }],
  },
  awards: {
    title: 'Awards',
    sections: [
      {
        items: [{ title: 'Service of the Year', body: '<p>For the guided home search.</p>' }],
        pictures: [{ picture: 'laurel', caption: 'Service prize', alt: '' }],
      },
    ],
  },
  terms: { title: 'Terms and Conditions', body: termsOf(office) },
  privacy: { title: 'Privacy Policy', body: privacyOf(office) },
  seo: {
    home: ['ALISI | One door to every home', 'Homes of all brands of the group in one place.'],
    contact: ['Contact ALISI', 'One desk answers for every brand.'],
    sales: ['ALISI After Sales', 'Help for owners, whichever brand their home carries.'],
    properties: ['ALISI Properties', 'Compare homes across all brands.'],
    map: ['ALISI map view', 'All communities of the group on one map.'],
    homeHeading: 'One door to every home',
  },
};
