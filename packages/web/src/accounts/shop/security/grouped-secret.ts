/** The secret of an otpauth address as people copy it by hand: in groups of four. */
export const groupedSecret = (totpUri: string): string =>
  (new URL(totpUri).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 ');
