/** The domain of an e-mail address, lower-case, or null when the text is no address. */
export const emailDomain = (email: string): string | null => {
  const match = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(email.trim().toLowerCase());
  return match?.[1] ?? null;
};
