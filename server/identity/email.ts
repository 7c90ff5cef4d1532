/** Whether it is an address as mail servers know it: no quoted local part, no literal host. */
export function isEmail(text: string): boolean {
  const [local = '', ...rest] = text.split('@');
  const domain = rest.join('@');
  return (
    text.length <= MAX_EMAIL &&
    local.length <= MAX_LOCAL &&
    LOCAL_PART.test(local) &&
    DOMAIN.test(domain) &&
    domain.split('.').every((label) => label.length <= MAX_LABEL)
  );
}

const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;
const MAX_EMAIL = 254;
const MAX_LOCAL = 64;
const MAX_LABEL = 63;
