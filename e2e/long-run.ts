/** Whether this is `npm run test:long`: the stories that `npm test` leaves out, and every screen at both widths. */
export const isLongRun = process.env.TEST_LONG === '1';

// A path has a slash before the name, a test's full title a space.
const fileNames = (...names: readonly string[]): RegExp => new RegExp(`[/ ](${names.join('|')})\\.spec\\.ts`);

/** Of these the long run alone: stories at a desk on which no money, safety or order depends. */
export const longDesktopFiles = fileNames('keyboard', 'printing');

/** All that only the long run includes: stories of one screen's states or of one browser's behavior. */
export const longFiles = fileNames(
  ...['addresses', 'admin-education', 'admin-recipes', 'cart-lines', 'close-on-back', 'delivery-days'],
  ...['education', 'enrichment', 'guards', 'help', 'keyboard', 'lists', 'offers', 'order-limits', 'photos'],
  ...['planner', 'prerender', 'printing', 'product', 'products-admin', 'profile', 'pwa', 'pwa-update'],
  ...['recipes', 'recovery', 'reflow', 'reports', 'search', 'sessions', 'supplier-file', 'telephone-order'],
  ...['voice', 'voice-call', 'voice-conformance', 'voice-insights'],
);
