/** Specification, section 9. */
export const MAX_SHOWN_PRODUCTS = 5;
export const MAX_STORED_SESSIONS = 10;
export const SEARCH_CACHE_SECONDS = 30;
export const FLUSH_AFTER_MS = 1_000;

/** Our own limit, so that a forgotten microphone costs little. */
export const STARTS_PER_HOUR = 10;
export const MINUTES_PER_DAY = 30;
export const MINUTES_PER_SESSION = 10;
export const SILENCE_SECONDS = 60;

/** A later yes answers nothing, since it may mean something else by then. */
export const QUESTION_SECONDS = 30;
export const UNDO_SECONDS = 8;
/** How long transcripts are stored, if the speaker agreed. */
export const TRANSCRIPT_RETENTION_DAYS = 30;

/** Above these the assistant asks first: a larger number is more likely misheard than meant. */
export const MAX_UNCONFIRMED_UNITS = 12;
export const MAX_UNCONFIRMED_CENTS = 4_000;
export const MAX_UNCONFIRMED_PRODUCTS = 2;
/** Units of one product in one call. */
export const MAX_UNITS_PER_CALL = 99;
/** Products of one call. */
export const MAX_PRODUCTS_PER_CALL = 20;
