/**
 * Name and scope of better-auth's cookies. Behind https their names begin with `__Host-`, so that no browser accepts
 * them from another host or over plain http; that requires the path `/`. A shop on http can't use it, and its cookies
 * have the narrower path.
 */
export const cookieSettings = (publicUrl: string) => {
  const isSecure = publicUrl.startsWith('https://');
  return {
    cookiePrefix: isSecure ? '__Host-nutricion-plus' : 'nutricion-plus',
    // better-auth's own prefix is the weaker `__Secure-`.
    useSecureCookies: false,
    defaultCookieAttributes: {
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
      path: isSecure ? '/' : '/api/auth',
    },
  } as const;
};

/** The former name of the session cookie behind https: still accepted, once. */
export const LEGACY_SESSION_COOKIE = {
  name: '__Secure-nutricion-plus.session_token',
  attributes: { httpOnly: true, sameSite: 'strict', secure: true, path: '/api/auth' },
} as const;

/** Without a Max-Age the cookie ends with the browser, as it should on a shared computer. */
export const untilBrowserCloses = (headers: Headers, cookieName: string): void => {
  const lines = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const line of lines)
    headers.append(
      'set-cookie',
      line.startsWith(`${cookieName}=`) ? line.replace(/; Max-Age=\d+/i, '') : line,
    );
};
