/** The disk is full, or the service can't be reached or refuses. `message` says which, for the log. */
export class FilesAway extends Error {}

/** Stores files that the database only names, some hundred kilobytes each; a file never changes. Throws `FilesAway` if it can't. */
export interface FileStore {
  /** Stores the whole file or nothing. Storing the same name again is harmless. */
  readonly put: (name: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Null if there is no file of that name. */
  readonly get: (name: string) => Promise<Uint8Array | null>;
  /** Missing files count as removed. */
  readonly remove: (names: readonly string[]) => Promise<void>;
}
