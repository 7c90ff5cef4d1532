/** Whether a text is an address that mail servers commonly accept: no quoted local part, no literal host. */
export function isEmail(text: string): boolean {
  const [local = '', ...rest] = text.split('@');
  const domain = rest.join('@');
  return (
    text.length <= MAX_EMAIL_LENGTH &&
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL_PART.test(local) &&
    DOMAIN.test(domain) &&
    domain.split('.').every((label) => label.length <= MAX_LABEL_LENGTH)
  );
}

const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;
const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const MAX_LABEL_LENGTH = 63;
