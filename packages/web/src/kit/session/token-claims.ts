/** When a token expires, in epoch milliseconds; null if it has no `exp`. Only the server verifies the signature. */
export const expiresAtMs = (token: string): number | null => {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : null;
};

/** The id of the token's user; null if it has no `sub`. */
export const subjectOf = (token: string): string | null => {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : null;
};

const claimsOf = (token: string): Record<string, unknown> => {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};
