import { parse, serialize } from 'hono/utils/cookie';

/** A cookie of the shop's own besides the session's: HttpOnly, and not sent from other sites' pages. */
export interface ShopCookie {
  readonly name: string;
  readonly lifeSeconds: number;
}

/**
 * The `Set-Cookie` line. Behind https the name is `__Host-`: no neighbouring subdomain can then lay its own in its place.
 * @param publicUrl origin of the shop
 */
export const writeCookie = (publicUrl: string, cookie: ShopCookie, value: string): string =>
  serialize(nameOf(publicUrl, cookie), value, {
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: value === '' ? 0 : cookie.lifeSeconds,
    ...(isSecure(publicUrl) ? { secure: true, path: '/' } : { path: '/api/auth' }),
  });

export const readCookie = (publicUrl: string, cookie: ShopCookie, headers: Headers): string | undefined => {
  const name = nameOf(publicUrl, cookie);
  return parse(headers.get('cookie') ?? '', name)[name];
};

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https://');

/** `__Host-` requires the path `/`. */
const nameOf = (publicUrl: string, { name }: ShopCookie): string =>
  `${isSecure(publicUrl) ? '__Host-' : ''}nutricion-plus.${name}`;
