/**
 * How the library's cookies are called and where they go. Behind https their names begin with `__Host-`, so that no
 * browser takes them from another host or over plain http; that needs the path `/`. A shop on http has nothing of
 * that, and its cookies go where they are read.
 */
export const cookieSettings = (publicUrl: string) => {
  const isSecure = publicUrl.startsWith('https://');
  return {
    cookiePrefix: isSecure ? '__Host-nutricion-plus' : 'nutricion-plus',
    // The library's own prefix is the weaker `__Secure-`.
    useSecureCookies: false,
    defaultCookieAttributes: {
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
      path: isSecure ? '/' : '/api/auth',
    },
  } as const;
};

/** What the session cookie was called behind https before: still accepted, once. */
export const LEGACY_SESSION_COOKIE = {
  name: '__Secure-nutricion-plus.session_token',
  attributes: { httpOnly: true, sameSite: 'strict', secure: true, path: '/api/auth' },
} as const;

/** Without a Max-Age it ends with the browser: what a shared computer should keep. */
export const untilBrowserCloses = (headers: Headers, cookieName: string): void => {
  const lines = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const line of lines)
    headers.append(
      'set-cookie',
      line.startsWith(`${cookieName}=`) ? line.replace(/; Max-Age=\d+/i, '') : line,
    );
};
