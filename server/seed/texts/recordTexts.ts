import type { SeedBrand } from '../brands';
import type { PictureName } from './brandTexts';

/** Texts of a brand's demo records: banners, careers, links and e-mail addresses. */
export interface RecordTexts {
  readonly banners: readonly BannerText[];
  /** None for ALP (CAR-016). */
  readonly departments: readonly { readonly name: string; readonly description: string }[];
  readonly careers: readonly CareerText[];
  readonly links: readonly LinkText[];
  /** Category, and the local part of the address. */
  readonly emails: readonly (readonly [category: string, mailbox: string])[];
}

export interface BannerText {
  readonly linkType: 'PROPERTIES' | 'CONTENT';
  readonly category: string;
  readonly title: string;
  readonly description: string;
  readonly mobile: string;
  readonly picture: PictureName;
  /** Stored for ALP only. */
  readonly alt: string;
}

export interface CareerText {
  readonly title: string;
  readonly location: string;
  /** Index of its department. */
  readonly department?: number;
  readonly isVisible?: false;
  readonly duties: readonly string[];
  readonly qualifications: readonly string[];
  readonly tags: string;
}

export interface LinkText {
  readonly category: 'social_media' | 'external';
  readonly name: string;
  readonly link: string;
  readonly picture: PictureName;
}

const DEPARTMENTS = [
  { name: 'Sales', description: 'Everybody who meets buyers: showrooms, brokers, roadshows.' },
  { name: 'Corporate', description: 'Finance, people, legal and communications.' },
  { name: 'Property Management', description: 'Those who look after the estates once people live there.' },
];

const EMAILS = [
  ['Sales', 'sales'],
  ['After Sales', 'aftersales'],
  ['Careers (Sales)', 'careers'],
  ['Careers (Corporate)', 'careers'],
  ['Inquiry', 'hello'],
  ['Schedule a Visit', 'visits'],
] as const;

export const recordTexts: Readonly<Record<SeedBrand['name'], RecordTexts>> = {
  ALP: {
    banners: [
      {
        linkType: 'PROPERTIES',
        category: 'Condominium',
        title: 'The garden tower is open',
        description: 'Sixty residences around one old acacia. Walk through the finished rooms from Thursday to Sunday.',
        mobile: 'Sixty residences around one old acacia.',
        picture: 'skyline',
        alt: 'Four towers behind a line of old trees at dusk',
      },
      {
        linkType: 'CONTENT',
        category: 'sustainability',
        title: 'Where the rain goes',
        description: 'How the ponds of our estates keep the streets dry and the gardens green.',
        mobile: 'How our ponds keep the streets dry.',
        picture: 'park',
        alt: 'A path between trees that leads to a pond',
      },
    ],
    departments: [],
    careers: [
      {
        title: 'Estate Horticulturist',
        location: 'Santa Rosa, Laguna',
        duties: ['care for the trees that were there before us', 'plan the planting of new streets'],
        qualifications: ['a degree in horticulture or forestry', 'five years with grown trees'],
        tags: 'gardens,estates',
      },
      {
        title: 'Client Relations Manager',
        location: 'Makati',
        duties: ['be the one person a family calls', 'accompany the handover of each residence'],
        qualifications: ['eight years in hospitality or private banking'],
        tags: 'clients',
      },
      {
        title: 'Interior Architect',
        location: 'Makati',
        isVisible: false,
        duties: ['draw the common rooms of new towers'],
        qualifications: ['a licensed architect or interior designer'],
        tags: 'design',
      },
      {
        title: 'Residential Concierge',
        location: 'Makati',
        duties: ['know every resident by name', 'arrange whatever a household needs'],
        qualifications: ['three years in a hotel', 'a second language'],
        tags: 'clients,estates',
      },
      {
        title: 'Gallery Curator',
        location: 'Taguig',
        duties: ['choose the works for lobbies and gardens', 'work with local artists'],
        qualifications: ['a degree in art history or fine arts'],
        tags: 'design,art',
      },
    ],
    links: links('alp', 'Residents’ portal'),
    emails: EMAILS,
  },
  AVIDA: {
    banners: [
      {
        linkType: 'PROPERTIES',
        category: 'House and Lot',
        title: 'First keys in Cavite',
        description: 'Houses of two and three bedrooms, ready to move in before the school year begins.',
        mobile: 'Houses that are ready to move in.',
        picture: 'home',
        alt: 'A house with a deep roof and a lawn in front',
      },
      {
        linkType: 'CONTENT',
        category: 'home-buying-guide',
        title: 'Your first home, step by step',
        description: 'From the reservation to the turnover: what to prepare, what to ask, what it costs.',
        mobile: 'From the reservation to the turnover.',
        picture: 'park',
        alt: 'A path between trees that leads to a pond',
      },
    ],
    departments: DEPARTMENTS,
    careers: [
      {
        title: 'Property Consultant',
        location: 'Cebu City',
        department: 0,
        duties: ['show homes on weekdays and weekends', 'explain payment schemes in plain words'],
        qualifications: ['a broker’s license or the will to earn one'],
        tags: 'sales,cebu',
      },
      {
        title: 'Community Engineer',
        location: 'Imus, Cavite',
        department: 2,
        duties: ['keep water, light and lifts running', 'answer neighbors within a day'],
        qualifications: ['a licensed engineer', 'three years in buildings'],
        tags: 'engineering',
      },
      {
        title: 'Accounts Analyst',
        location: 'Makati',
        department: 1,
        isVisible: false,
        duties: ['reconcile the payments of buyers'],
        qualifications: ['a degree in accountancy'],
        tags: 'finance',
      },
      {
        title: 'After-Sales Coordinator',
        location: 'Imus, Cavite',
        department: 2,
        duties: ['follow each repair until it is done', 'visit new owners after a month'],
        qualifications: ['patience and a good memory'],
        tags: 'service',
      },
      {
        title: 'Broker Trainer',
        location: 'Makati',
        department: 0,
        duties: ['prepare brokers for a new project', 'keep the sales kit up to date'],
        qualifications: ['five years in selling homes', 'a broker’s license'],
        tags: 'sales,training',
      },
      {
        title: 'Site Photographer',
        location: 'Cebu City',
        department: 1,
        duties: ['record the progress of every site', 'light and shoot model homes'],
        qualifications: ['a portfolio of buildings and interiors'],
        tags: 'media,cebu',
      },
    ],
    links: links('avida', 'Seller’s portal'),
    emails: EMAILS,
  },
  AMAIA: {
    banners: [
      {
        linkType: 'PROPERTIES',
        category: 'Townhouse',
        title: 'A home for what rent costs',
        description: 'Townhouses close to work and school, with a monthly amount that stays the same.',
        mobile: 'Townhouses close to work and school.',
        picture: 'home',
        alt: 'A house with a deep roof and a lawn in front',
      },
      {
        linkType: 'CONTENT',
        category: 'news',
        title: 'The new showroom in Laguna',
        description: 'Two furnished units to walk through, open every day but Monday.',
        mobile: 'Two furnished units to walk through.',
        picture: 'skyline',
        alt: 'Four towers behind a line of old trees at dusk',
      },
    ],
    departments: DEPARTMENTS,
    careers: [
      {
        title: 'Showroom Host',
        location: 'Calamba, Laguna',
        department: 0,
        duties: ['welcome visitors', 'keep the sample units as if somebody lived there'],
        qualifications: ['a friendly voice', 'Filipino and English'],
        tags: 'sales,showroom',
      },
      {
        title: 'Loans Assistant',
        location: 'Quezon City',
        department: 1,
        duties: ['help buyers to complete their papers'],
        qualifications: ['two years with housing loans'],
        tags: 'finance',
      },
      {
        title: 'Building Caretaker',
        location: 'Quezon City',
        department: 2,
        duties: ['look after stairs, pumps and lights'],
        qualifications: ['a certificate in building maintenance'],
        tags: 'maintenance',
      },
      {
        title: 'Community Organizer',
        location: 'Calamba, Laguna',
        department: 2,
        duties: ['help neighbors to run their association', 'plan the monthly market'],
        qualifications: ['a degree in social work, or the same in practice'],
        tags: 'community',
      },
      {
        title: 'Purchasing Officer',
        location: 'Quezon City',
        department: 1,
        duties: ['find materials that last and prices that hold'],
        qualifications: ['two years in construction supply'],
        tags: 'procurement',
      },
    ],
    links: links('amaia', 'Payment channels'),
    emails: EMAILS,
  },
  ALISI: {
    banners: [
      {
        linkType: 'PROPERTIES',
        category: 'Estate',
        title: 'A town between lake and hill',
        description: 'The master plan of the lakeside estate, with its market street, school and ferry landing.',
        mobile: 'The master plan of the lakeside estate.',
        picture: 'park',
        alt: 'A path between trees that leads to a pond',
      },
      {
        linkType: 'CONTENT',
        category: 'destinations',
        title: 'Three walks for a Sunday',
        description: 'Along the shore, through the coffee gardens and up to the chapel.',
        mobile: 'Along the shore and up to the chapel.',
        picture: 'laurel',
        alt: 'A star between two branches of laurel',
      },
    ],
    departments: DEPARTMENTS,
    careers: [
      {
        title: 'Estate Planner',
        location: 'Taguig',
        department: 1,
        duties: ['turn a master plan into streets', 'work with the towns around'],
        qualifications: ['a licensed environmental planner'],
        tags: 'planning',
      },
      {
        title: 'Leasing Officer',
        location: 'Bacolod City',
        department: 0,
        duties: ['find shops that a street needs'],
        qualifications: ['three years in retail leasing'],
        tags: 'sales,leasing',
      },
      {
        title: 'Lakeside Operations Lead',
        location: 'Calamba, Laguna',
        department: 2,
        isVisible: false,
        duties: ['run the landing, the paths and the market'],
        qualifications: ['five years in operations'],
        tags: 'operations',
      },
      {
        title: 'Trail Keeper',
        location: 'Bacolod City',
        department: 2,
        duties: ['keep paths and signs in order', 'guide school classes through the coffee gardens'],
        qualifications: ['a love of walking', 'first-aid training'],
        tags: 'operations,nature',
      },
    ],
    links: links('alisi', 'Group website'),
    emails: EMAILS,
  },
};

function links(site: string, external: string): readonly LinkText[] {
  return [
    { category: 'social_media', name: 'Facebook', link: `https://facebook.example/${site}`, picture: 'park' },
    { category: 'social_media', name: 'Instagram', link: `https://instagram.example/${site}`, picture: 'home' },
    { category: 'external', name: external, link: `https://portal.${site}.example/`, picture: 'skyline' },
    { category: 'external', name: 'Write to us', link: `mailto:hello@${site}.example`, picture: 'laurel' },
  ];
}
