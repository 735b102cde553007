import { randomInt } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { isSameText, keyedDigest } from '../../../keyed-digest.ts';

/** Six digits, ten minutes, five tries (specification, section 9). */
const CODE_MINUTES = 10;
const TRIES_PER_CODE = 5;

export interface CodeOf {
  /** In lower case. */
  readonly email: string;
  readonly purpose: 'prove-email' | 'reset-password';
}

/** `spent`: five tries were wrong; nothing but a new code helps. */
export type TriedCode = 'right' | 'wrong' | 'spent';

/**
 * Makes a code and keeps its digest beside those of the address that still live: one that was mailed serves until it
 * is used or its time is over, however many follow. Made for an unknown address too, so that none looks different.
 */
export const makeCode = async (
  db: Kysely<Schema>,
  secret: string,
  { email, purpose }: CodeOf,
): Promise<string> => {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  await db
    .insertInto('email_codes')
    .values({
      address_digest: addressDigest(secret, email),
      purpose,
      code_digest: codeDigest(secret, { email, purpose }, code),
      expires_at: sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`,
    })
    .execute();
  return code;
};

/**
 * Tries a code against every live one of the address. A wrong try counts against each of them: whoever guesses has five
 * tries at a code, whether it lives alone or beside others. A right one is locked until the transaction ends, which is to
 * call `useUpCodes`.
 */
export const tryCode = async (
  trx: Transaction<Schema>,
  secret: string,
  { email, purpose }: CodeOf,
  code: string,
): Promise<TriedCode> => {
  const live = await trx
    .selectFrom('email_codes')
    .select(['id', 'code_digest', 'wrong_tries'])
    .where('address_digest', '=', addressDigest(secret, email))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const usable = live.filter(({ wrong_tries }) => wrong_tries < TRIES_PER_CODE);
  const typed = codeDigest(secret, { email, purpose }, code);
  // All of them are compared, so that the time tells nothing.
  const matching = usable.filter(({ code_digest }) => isSameText(code_digest, typed));
  if (matching.length > 0) return 'right';
  if (usable.length > 0) await countWrongTry(trx, usable);
  const isSpent = live.every(({ wrong_tries }) => wrong_tries + 1 >= TRIES_PER_CODE);
  return live.length > 0 && isSpent ? 'spent' : 'wrong';
};

/** The address is proved, or its password new: no code of it serves any more. */
export const useUpCodes = (trx: Transaction<Schema>, secret: string, email: string) =>
  trx.deleteFrom('email_codes').where('address_digest', '=', addressDigest(secret, email)).execute();

const countWrongTry = (trx: Transaction<Schema>, codes: readonly { readonly id: string }[]) =>
  trx
    .updateTable('email_codes')
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where(
      'id',
      'in',
      codes.map(({ id }) => id),
    )
    .execute();

const addressDigest = (secret: string, email: string): string =>
  keyedDigest(secret, 'address-of-code', email);

/** A bare digest of six digits is undone in a millisecond; keyed, it is worth nothing without the secret. */
const codeDigest = (secret: string, { email, purpose }: CodeOf, code: string): string =>
  keyedDigest(secret, 'code', purpose, email, code);
