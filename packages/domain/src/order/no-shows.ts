/** Orders that somebody didn't take and hadn't paid, until the shop asks for its money first. */
export const UNPAID_NO_SHOWS = 2;

/** Whether somebody orders only what is paid beforehand. @param noShows unpaid orders that could not be handed over */
export const mustPrepay = (noShows: number): boolean => noShows >= UNPAID_NO_SHOWS;
