/** Stores files that the database only names, some hundred kilobytes each; a file never changes. */
export interface FileStore {
  /** Stores the whole file or nothing. Storing the same name again is harmless. */
  readonly put: (name: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Null if there is no file of that name. */
  readonly get: (name: string) => Promise<Uint8Array | null>;
  /** Missing files count as removed. */
  readonly remove: (names: readonly string[]) => Promise<void>;
}
