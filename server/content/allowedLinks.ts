/** Whether a link may be stored: http(s), mailto or tel, as the console checks it. */
export function isAllowedLink(text: string): boolean {
  return WEB.test(text) || MAIL.test(text) || TELEPHONE.test(text);
}

const WEB = /^https?:\/\/[^\s/]/i;
const MAIL = /^mailto:[^\s@]+@[^\s@]+$/i;
const TELEPHONE = /^tel:[-+0-9() .]+$/i;
