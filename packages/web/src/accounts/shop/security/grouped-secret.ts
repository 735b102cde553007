/** The secret of an otpauth address in groups of four, for copying by hand. */
export const groupedSecret = (totpUri: string): string =>
  (new URL(totpUri).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 ');
