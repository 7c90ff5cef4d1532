import type { BrandTexts } from './brandTexts';
import { privacyOf, termsOf } from './legal';

const office = { brand: 'AMAIA', office: 'AMAIA Home Center, Calamba', email: 'privacy@amaia.example' };

export const amaia: BrandTexts = {
  aboutUs: {
    title: 'A home of your own, sooner',
    seoTitle: 'About AMAIA | A home of your own, sooner',
    seoDescription: 'AMAIA builds affordable homes and mid-rise condominiums with simple terms and complete amenities.',
    h1: 'About AMAIA',
    bodies: [
      {
        web: '<p>AMAIA is for everyone who pays rent and would rather own. We keep plans simple, build in series and pass the savings on, so that a home costs about as much each month as the rent before.</p>',
        mobile: '<p>Own a home for about what you pay in rent.</p>',
      },
      {
        web: '<p>Three kinds of communities are open today: houses in the provinces, mid-rise condominiums in the growing cities, and high-rise studios in the centers.</p>',
        mobile: '<p>Houses, mid-rise and studios.</p>',
      },
    ],
    pictures: [
      { picture: 'home', caption: 'Row houses with small gardens', alt: '' },
      { picture: 'park', caption: 'The village playground', alt: '' },
    ],
  },
  facts: {
    title: 'What AMAIA stands for',
    sections: [
      {
        items: [
          { title: '27 villages', body: '<p>from the north to the southern islands.</p>' },
          { title: '5 papers', body: '<p>are all you need for a reservation.</p>' },
        ],
        pictures: [{ picture: 'home', caption: 'A model house', alt: '' }],
      },
      {
        items: [{ title: '30 years', body: '<p>is the longest term our partner banks offer on our homes.</p>' }],
        pictures: [],
      },
    ],
  },
  mission: {
    title: 'Mission',
    bodies: ['<p>To shorten the way from rent to a home of one’s own.</p>'],
    pictures: [{ picture: 'home', caption: 'The first key', alt: '' }],
  },
  vision: {
    title: 'Vision',
    bodies: ['<p>No working family without a home that is theirs.</p>'],
    pictures: [{ picture: 'park', caption: 'Room to play', alt: '' }],
  },
  awards: {
    title: 'Awards',
    sections: [
      {
        items: [
          { title: 'Affordable Housing Prize', body: '<p>For the village plan with the lowest cost per home.</p>' },
        ],
        pictures: [{ picture: 'laurel', caption: 'Housing prize', alt: '' }],
      },
    ],
  },
  terms: { title: 'Terms and Conditions', body: termsOf(office) },
  privacy: { title: 'Privacy Policy', body: privacyOf(office) },
  footerLinks: [
    { text: 'Sales hotline', link: '(02) 8555 0142', isLink: 1 },
    { text: 'After sales', link: '(02) 8555 0199', isLink: 1 },
    { text: 'Home loan guide', link: 'https://amaia.example/home-loans', isLink: 2 },
    { text: 'Broker accreditation', link: 'https://amaia.example/brokers', isLink: 2 },
  ],
};
