import { type Passwords, passwordsAtCost } from './passwords.ts';

/** For tests, which hash thousands of passwords that nobody has to guess. */
export const cheapPasswords = passwordsAtCost({ work: 2 });

/** The same, with a count of the hashes computed so far: what takes the time of an answer in a real shop. */
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
