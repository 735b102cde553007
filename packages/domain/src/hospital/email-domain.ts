/** RFC 5321, section 4.5.3.1: no mail server need take a longer name before the @, or a longer address. */
const MAX_LOCAL_PART = 64;
const MAX_ADDRESS = 254;

/** The domain of an e-mail address, lower-case, or null when the text is no address that can get mail. */
export const emailDomain = (email: string): string | null => {
  const address = email.trim().toLowerCase();
  const [, local = '', domain = ''] = /^([^\s@]+)@([^\s@]+\.[^\s@]+)$/.exec(address) ?? [];
  return domain === '' || local.length > MAX_LOCAL_PART || address.length > MAX_ADDRESS ? null : domain;
};
