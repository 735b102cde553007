import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRERENDER_SCRIPT } from '@nutricion/contract/kit/prerender';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

interface SecurityHeaderOptions {
  /** The folder of the built web application, whose pages contain inline styles; without it no pages are served. */
  readonly webRoot?: string | undefined;
  /** The origin of stored photos, if it is another one: `https://s3.us-east-1.amazonaws.com`. */
  readonly photosOrigin?: string | undefined;
}

/** Sets the security headers of every response. A header that the response has set itself is stricter and stays. */
export const securityHeaders = ({ webRoot, photosOrigin }: SecurityHeaderOptions): MiddlewareHandler => {
  const secure = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', ...(photosOrigin ? [photosOrigin] : [])],
      styleSrc: ["'self'", ...(webRoot ? styleDigests(webRoot) : [])],
      // Prerendered pages contain React's style attributes; styles that scripts set later need no permission.
      styleSrcAttr: ["'unsafe-inline'"],
      scriptSrc: ["'self'", digest(PRERENDER_SCRIPT)],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
    },
    strictTransportSecurity: `max-age=${YEAR_SECONDS}; includeSubDomains`,
    permissionsPolicy: {
      // The microphone for the voice assistant; the wake lock keeps the screen on while cooking.
      microphone: ['self'],
      screenWakeLock: ['self'],
      camera: [],
      geolocation: [],
      payment: [],
      usb: [],
      serial: [],
      bluetooth: [],
      midi: [],
      displayCapture: [],
    },
  });
  return async (context, next) => {
    let own: readonly [string, string][] = [];
    await secure(context, async () => {
      await next();
      own = [...context.res.headers];
    });
    for (const [name, value] of own) if (guarding.has(name)) context.res.headers.set(name, value);
  };
};

const YEAR_SECONDS = 31_536_000;

/** Headers that a single response may set more strictly. */
const guarding: ReadonlySet<string> = new Set([
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'x-frame-options',
]);

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'` as const;

/** Digests of the inline styles in the built pages: the splash, and in prerendered pages all of the shop's styles. */
const styleDigests = (root: string): readonly string[] => {
  const opening = join(root, 'opening');
  const drawn = existsSync(opening) ? readdirSync(opening).map((name) => join(opening, name)) : [];
  const pages = [join(root, 'index.html'), ...drawn].filter(
    (file) => file.endsWith('.html') && existsSync(file),
  );
  const styles = pages.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(STYLE)].map(([, css = '']) => css),
  );
  return [...new Set(styles.map(digest))];
};

const STYLE = /<style>([\s\S]*?)<\/style>/g;
