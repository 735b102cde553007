import { type Passwords, passwordsAtCost } from './passwords.ts';

/** For tests, which hash many passwords that need no protection. */
export const cheapPasswords = passwordsAtCost({ work: 2 });

/** The same, with the count of hashes computed, which take most of a response's time in a real shop. */
export const countedPasswords = (): { readonly passwords: Passwords; readonly hashes: () => number } => {
  let hashes = 0;
  const counted =
    <Arguments extends unknown[], Result>(compute: (...values: Arguments) => Result) =>
    (...values: Arguments): Result => {
      hashes += 1;
      return compute(...values);
    };
  const { hash, hashWithSalt, verify } = cheapPasswords;
  return {
    passwords: { hash: counted(hash), hashWithSalt: counted(hashWithSalt), verify: counted(verify) },
    hashes: () => hashes,
  };
};
