/** Whether `npm run test:long` tells the stories: all of them, at both widths, each look by axe. */
export const isLongRun = process.env.TEST_LONG === '1';

/** Files whose stories show one screen's states or one browser's ways; `npm test` leaves them to the long run. */
export const longFiles =
  /(addresses|back-closes|cart-lines|delivery-days|education|enrichment|help|keyboard|lists|opening|product|profile|pwa-update|recovery|reflow|reports|sessions|voice|voice-call|voice-conformance)\.spec\.ts/;
