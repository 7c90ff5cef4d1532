/** What is said of hero banners, besides what their definition says. */
export const bannerTexts = {
  untitled: 'No title listed',
  /** BAN-011. */
  noCategory: 'No category',
  facts: { id: 'ID', name: 'Name', category: 'Category', excerpt: 'Excerpt', date: 'Date' },
} as const;
