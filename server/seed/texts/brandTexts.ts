/** Texts of a brand's demo pages. Bodies are rich text, everything else is plain. */
export interface BrandTexts {
  readonly aboutUs: {
    readonly title: string;
    readonly seoTitle: string;
    readonly seoDescription: string;
    readonly h1: string;
    /** ALP only. */
    readonly h2?: string;
    readonly bodies: readonly { readonly web: string; readonly mobile: string }[];
    readonly pictures: readonly PictureText[];
  };
  readonly facts: SectionTexts;
  readonly mission: StatementTexts;
  readonly vision: StatementTexts;
  readonly awards: SectionTexts;
  readonly terms: { readonly title: string; readonly body: string };
  readonly privacy: { readonly title: string; readonly body: string };
  /** Not for AMAIA. */
  readonly seo?: SeoTexts;
  /** AMAIA only; 1 is a contact number, 2 a website link. */
  readonly footerLinks?: readonly { readonly text: string; readonly link: string; readonly isLink: 1 | 2 }[];
}

export interface PictureText {
  readonly picture: PictureName;
  readonly caption: string;
  /** Stored for ALP only. */
  readonly alt: string;
}

/** The pictures drawn for each brand in its colours. */
export const PICTURE_NAMES = ['skyline', 'park', 'home', 'laurel'] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];

export interface SectionTexts {
  readonly title: string;
  readonly sections: readonly {
    readonly items: readonly { readonly title: string; readonly body: string }[];
    readonly pictures: readonly PictureText[];
  }[];
}

export interface StatementTexts {
  readonly title: string;
  readonly bodies: readonly string[];
  readonly pictures: readonly PictureText[];
}

/** Title and description per page of the website, in the stored order, and the heading of the home page. */
export interface SeoTexts {
  readonly home: readonly [title: string, description: string];
  readonly contact: readonly [title: string, description: string];
  readonly sales: readonly [title: string, description: string];
  readonly properties: readonly [title: string, description: string];
  readonly map: readonly [title: string, description: string];
  readonly homeHeading: string;
}
