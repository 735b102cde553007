import type { Context } from 'hono';

/**
 * True unless a browser says that another site's page sends this: what changes something with our
 * cookie must come from our own pages. Browsers always send Sec-Fetch-Site or Origin with a POST;
 * a client that sends neither is no browser and carries nobody's cookie but its own.
 * The method is that of Go's http.CrossOriginProtection.
 */
export const isSameOrigin = (context: Context, publicUrl: string): boolean => {
  const origin = context.req.header('origin');
  if (origin === new URL(publicUrl).origin) return true;
  const site = context.req.header('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === context.req.header('host');
};
