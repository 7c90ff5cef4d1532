const WEB = /^https?:\/\/[^\s/]/i;
const MAIL = /^mailto:[^\s@]+@[^\s@]+$/i;
const TELEPHONE = /^tel:[-+0-9() .]+$/i;
/** A path of the website itself, as older content has it. */
const OWN_PATH = /^(?:\/(?!\/)|#)/;
const BARE_MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const BARE_DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/** Whether text is a web address. */
export function isWebLink(text: string): boolean {
  return WEB.test(text.trim());
}

/** Whether a link may be given: http(s), mailto or tel. */
export function isAllowedLink(text: string): boolean {
  const link = text.trim();
  return WEB.test(link) || MAIL.test(link) || TELEPHONE.test(link);
}

/** Whether a link may stay in stored text: those that may be given, and paths of the website itself. */
export function isKeptLink(text: string): boolean {
  return isAllowedLink(text) || OWN_PATH.test(text.trim());
}

/** What a person most likely means: 'example.com' is a web address, 'a@example.com' an e-mail link. */
export function completeLink(text: string): string {
  const link = text.trim();
  if (BARE_MAIL.test(link)) return `mailto:${link}`;
  return BARE_DOMAIN.test(link) ? `https://${link}` : link;
}
