import type { PictureName } from './brandTexts';

/** One section of a page of the home buying guide. */
export type GuideSection =
  | { readonly header: string; readonly body: string }
  | { readonly picture: PictureName; readonly description: string };

/** One page of the home buying guide. */
export interface GuideTopic {
  readonly collection: string;
  readonly title: string;
  readonly sections: readonly GuideSection[];
}

export const GUIDE_TOPICS: readonly GuideTopic[] = [
  {
    collection: 'RESERVATION-PROCESS',
    title: 'Reservation Process',
    sections: [
      {
        header: 'Choose your home',
        body: '<p>Visit a showroom, or ask for a virtual tour, and pick a unit together with a property specialist.</p>',
      },
      { picture: 'home', description: '<p>Every model home is open from <strong>9 am to 6 pm</strong>.</p>' },
      {
        header: 'Reserve it',
        body: '<ol><li><p>Sign the reservation agreement.</p></li><li><p>Pay the reservation fee.</p></li><li><p>Hand in your requirements within 30 days.</p></li></ol>',
      },
    ],
  },
  {
    collection: 'DOCUMENTARY-REQUIREMENTS',
    title: 'Document Requirements',
    sections: [
      {
        header: 'For everybody',
        body: '<ul><li><p>Two valid IDs with signature</p></li><li><p>Proof of billing</p></li><li><p>Taxpayer number</p></li></ul>',
      },
      {
        header: 'For buyers abroad',
        body: '<ul><li><p>Special power of attorney</p></li><li><p>Contract of employment</p></li></ul>',
      },
    ],
  },
  {
    collection: 'PAYMENT-CHANNEL',
    title: 'Payment Channel',
    sections: [
      {
        header: 'Bank transfer',
        body: '<p>Use the account on your statement and give the contract number as reference.</p>',
      },
      { picture: 'skyline', description: '<p>The cashier on the ground floor is open on weekdays.</p>' },
    ],
  },
  {
    collection: 'FREQUENTLY-ASKED-QUESTIONS',
    title: 'FAQ',
    sections: [
      { header: 'May I move my turnover date?', body: '<p>Yes, once, up to 30 days before the date.</p>' },
      { header: 'Is the reservation fee refundable?', body: '<p>It is part of the price and is not refunded.</p>' },
    ],
  },
];

export const CAREERS_TEXT = {
  description:
    '<p>We build places that people are proud of. <strong>Join us</strong>: see the open positions below.</p>',
  captions: ['Where we work', 'Lunch in the park'],
  video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
} as const;
