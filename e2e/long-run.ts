/** Whether this is `npm run test:long`: all stories, at both widths, with every check by axe. */
export const isLongRun = process.env.TEST_LONG === '1';

/** Files that only the long run includes: stories of one screen's states or of one browser's behavior. */
export const longFiles =
  /\/(addresses|close-on-back|cart-lines|delivery-days|education|enrichment|help|keyboard|lists|prerender|product|profile|pwa-update|recovery|reflow|reports|sessions|voice|voice-call|voice-conformance)\.spec\.ts/;
