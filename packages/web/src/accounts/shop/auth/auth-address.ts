/** What the sign-in screen shows, from its address. */
export type AuthAddress =
  | { readonly mode: 'login' | 'register' | 'recover' }
  | { readonly mode: CodeMode; readonly email: string };

/** Modes that need the address to which a code was mailed. */
type CodeMode = 'verify-otp' | 'reset-password';

/** Reads `mode` and `email`. A code can't be entered without an e-mail: then it is a sign-in. */
export const authAddress = (params: URLSearchParams): AuthAddress => {
  const mode = params.get('mode');
  const email = params.get('email')?.trim() ?? '';
  if ((mode === 'verify-otp' || mode === 'reset-password') && email !== '') return { mode, email };
  return { mode: mode === 'register' || mode === 'recover' ? mode : 'login' };
};

export const addressOf = (address: AuthAddress): string => {
  if (address.mode === 'login') return '/auth';
  const params = new URLSearchParams({ mode: address.mode });
  if ('email' in address) params.set('email', address.email);
  return `/auth?${params}`;
};

/** The path to open after signing in: only a path of this shop, never another site's address. */
export const returnPath = (state: unknown): string => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/';
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) && !from.startsWith('/auth') ? from : '/';
};

/** The token of a magic link in the hash, or null. */
export const magicLinkToken = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('access_token') || null;
