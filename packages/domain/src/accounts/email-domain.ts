/** RFC 5321, section 4.5.3.1: mail servers may refuse a longer name before the @, or a longer address. */
const MAX_LOCAL_PART = 64;
const MAX_ADDRESS = 254;

/** The domain of an e-mail address in lower case; null if the text isn't a deliverable address. */
export const emailDomain = (email: string): string | null => {
  const address = email.trim().toLowerCase();
  const [, local = '', domain = ''] = /^([^\s@]+)@([^\s@]+\.[^\s@]+)$/.exec(address) ?? [];
  return domain === '' || local.length > MAX_LOCAL_PART || address.length > MAX_ADDRESS ? null : domain;
};
