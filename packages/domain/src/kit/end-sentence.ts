/** A sentence with its full stop: the one of an abbreviation at its end, "7–9 a. m.", is enough. */
export const endSentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);
