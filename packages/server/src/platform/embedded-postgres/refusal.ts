/** Why the embedded database could not be opened; `startup/sentences.ts` says each in Spanish. */
export type EmbeddedPostgresRefusal =
  | { readonly kind: 'folder-not-writable'; readonly folder: string }
  | { readonly kind: 'folder-of-another-user'; readonly folder: string }
  | {
      readonly kind: 'folder-of-other-version';
      readonly folder: string;
      readonly found: string;
      readonly expected: string;
    }
  /** Both addresses carry a password: connect with them, never print them. */
  | {
      readonly kind: 'already-open';
      readonly folder: string;
      readonly runningUrl: string;
      readonly runningOwnerUrl: string;
    }
  | { readonly kind: 'password-lost'; readonly passwordFile: string }
  /** Root's data or binaries lie where the database's user can't go, and no other place was found. */
  | { readonly kind: 'folder-unreachable'; readonly folder: string; readonly user: string }
  | { readonly kind: 'no-unprivileged-user' }
  | { readonly kind: 'no-binaries'; readonly platform: string }
  | { readonly kind: 'did-not-start'; readonly logFile: string };
