/** Where the shop keeps files that the database only names: whole ones of some hundred kilobytes, never changed. */
export interface FileStore {
  /** Whole or not at all; again under the same name: as if once. */
  readonly put: (name: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Null: there is none of that name. */
  readonly get: (name: string) => Promise<Uint8Array | null>;
  /** Those that aren't there are removed already. */
  readonly remove: (names: readonly string[]) => Promise<void>;
}
