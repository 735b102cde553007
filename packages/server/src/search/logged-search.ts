import type { HospitalId, ProfileId } from '@nutricion/domain/kit/ids';

/** A search whose results were opened, or of which a product was chosen. */
export interface LoggedSearch {
  readonly id: string;
  readonly userId: ProfileId;
  readonly hospitalId: HospitalId | null;
  /** As typed, at most 200 characters: longer queries are refused. */
  readonly query: string;
  /** Folded words, separated by one space. */
  readonly normalized: string;
  /** The corrected query; null if nothing was corrected. */
  readonly correctedQuery: string | null;
  readonly resultCount: number;
  /** The best `TOP_PRODUCTS` results. */
  readonly topIds: readonly string[];
  /** True if the results page was opened; false if a product was chosen while typing. */
  readonly isEntered: boolean;
  /** Null if none was chosen yet. */
  readonly chosenId: string | null;
  readonly at: Date;
}

export const TOP_PRODUCTS = 10;

/** A search with a later event of it; the first chosen product stays. */
export const mergeLogged = (earlier: LoggedSearch, later: LoggedSearch): LoggedSearch => ({
  ...earlier,
  isEntered: earlier.isEntered || later.isEntered,
  chosenId: earlier.chosenId ?? later.chosenId,
});
