const WEB = /^https?:\/\/[^\s/]/i;
const MAIL = /^mailto:[^\s@]+@[^\s@]+$/i;
const TELEPHONE = /^tel:[-+0-9() .]+$/i;
/** A relative path of the website, found in older content. */
const SITE_PATH = /^(?:\/(?!\/)|#)/;
const BARE_MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const BARE_DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/** Whether text is a web address. */
export function isWebLink(text: string): boolean {
  return WEB.test(text.trim());
}

/** Whether users may enter a link: http(s), mailto or tel. */
export function isAllowedLink(text: string): boolean {
  const link = text.trim();
  return WEB.test(link) || MAIL.test(link) || TELEPHONE.test(link);
}

/** Whether a link may stay in stored text: those that users may enter, and relative paths of the website. */
export function isStorableLink(text: string): boolean {
  return isAllowedLink(text) || SITE_PATH.test(text.trim());
}

/** Completes a link: 'example.com' becomes a web address, 'a@example.com' an e-mail link. */
export function completeLink(text: string): string {
  const link = text.trim();
  if (BARE_MAIL.test(link)) return `mailto:${link}`;
  return BARE_DOMAIN.test(link) ? `https://${link}` : link;
}
