/** A telephone in a hand, as most of our customers shop. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export const desktop = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false };

/** The tag of a story that goes another way, or looks at something else, on a desktop than on a telephone. */
export const bothWidths = '@both-widths';

/** What is about a keyboard, or about administration, which is done at a desk. */
export const desktopFiles =
  /(keyboard|(?<!products-)admin|admin-orders|printing|two-users|first-load|second-factor)\.spec\.ts/;

/** Beside what the tag says: the audit of every screen. */
export const filesAtBothWidths = /audit\.spec\.ts/;
