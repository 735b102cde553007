/**
 * Each release with the newest migration that its code knows, oldest first. A migration that takes something away from older code
 * names in `leastCode` a migration of a release before it, so that the release before can go on while an update rolls, and can be
 * put back.
 */
export const releases: readonly { readonly version: string; readonly lastMigration: string }[] = [
  { version: '0.1.0', lastMigration: '0076-least-code' },
];
