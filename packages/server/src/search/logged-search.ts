import type { HospitalId, ProfileId } from '@nutricion/domain/kit/ids';

/** A search that somebody really made, and what came of it. */
export interface LoggedSearch {
  readonly id: string;
  readonly userId: ProfileId;
  readonly hospitalId: HospitalId | null;
  /** As typed, up to 200 letters: more is refused as a search. */
  readonly query: string;
  /** Its words folded, with one space between. */
  readonly normalized: string;
  /** What was searched for in place of misspelt words. */
  readonly correctedQuery: string | null;
  readonly resultCount: number;
  /** The best `TOP_PRODUCTS`. */
  readonly topIds: readonly string[];
  /** Its results were opened; false: a product was chosen while typing. */
  readonly isEntered: boolean;
  /** Null: none yet. */
  readonly chosenId: string | null;
  readonly at: Date;
}

export const TOP_PRODUCTS = 10;

/** A search and what came of it later; the first choice stands. */
export const mergeLogged = (earlier: LoggedSearch, later: LoggedSearch): LoggedSearch => ({
  ...earlier,
  isEntered: earlier.isEntered || later.isEntered,
  chosenId: earlier.chosenId ?? later.chosenId,
});
