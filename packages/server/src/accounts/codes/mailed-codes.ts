import { randomInt } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { isSameText, keyedDigest } from '../../platform/keyed-digest.ts';

/** Six digits, ten minutes, five tries (specification, section 9). */
const CODE_MINUTES = 10;
const TRIES_PER_CODE = 5;
/**
 * A try is compared with at most this many codes: a guess has a chance of three in a million, however many codes are
 * valid.
 */
const MAX_COMPARED_CODES = 3;
/** A code that expires sooner is of no use, since the mail still has to be opened. */
const MIN_REMAINING_SECONDS = 60;

export interface CodeOf {
  /** In lower case. */
  readonly email: string;
  readonly purpose: 'prove-email' | 'reset-password';
}

/** The code that was entered, and the digest of the browser if it has requested one. */
export interface TypedCode {
  readonly code: string;
  readonly browser: string | null;
}

/** `spent`: after five wrong tries only a new code helps. */
export type TriedCode = 'right' | 'wrong' | 'spent';

/**
 * Creates a code and stores its digest. Earlier codes of the address stay valid until one is used or they expire.
 * Also created for an unknown address, so that the response time is the same.
 */
export const makeCode = async (
  db: Kysely<Schema>,
  secret: string,
  { email, purpose }: CodeOf,
  browserDigest: string | null = null,
): Promise<string> => {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  await db
    .insertInto('email_codes')
    .values({
      address_digest: addressDigest(secret, email),
      purpose,
      code_digest: codeDigest(secret, { email, purpose }, code),
      browser_digest: browserDigest,
      expires_at: sql<Date>`shop_now() + make_interval(mins => ${CODE_MINUTES})`,
    })
    .execute();
  return code;
};

/**
 * Compares a code with the newest valid ones of the address, first those that this browser requested. A wrong try
 * counts against each of them. A code has five tries for the browser that requested it and five for all others, so
 * that strangers can't use up its owner's. A right code stays locked until the transaction ends, which must call
 * `consumeCodes`.
 */
export const tryCode = async (
  trx: Transaction<Schema>,
  secret: string,
  { email, purpose }: CodeOf,
  { code, browser }: TypedCode,
): Promise<TriedCode> => {
  const live = await trx
    .selectFrom('email_codes')
    .select(['id', 'code_digest', 'browser_digest', 'wrong_tries', 'own_tries', 'created_at'])
    .where('address_digest', '=', addressDigest(secret, email))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const codes = live
    .map((row) => {
      const isOwn = browser !== null && row.browser_digest === browser;
      return { ...row, isOwn, tries: isOwn ? row.own_tries : row.wrong_tries };
    })
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.created_at.getTime() - a.created_at.getTime());
  const usable = codes.filter(({ tries }) => tries < TRIES_PER_CODE).slice(0, MAX_COMPARED_CODES);
  const typed = codeDigest(secret, { email, purpose }, code);
  // All are compared, so that the time reveals nothing.
  const matching = usable.filter(({ code_digest }) => isSameText(code_digest, typed));
  if (matching.length > 0) return 'right';
  await countWrongTry(trx, usable);
  const isSpent = codes.every((row) => row.tries + (usable.includes(row) ? 1 : 0) >= TRIES_PER_CODE);
  return codes.length > 0 && isSpent ? 'spent' : 'wrong';
};

/** Whether a browser has requested a code of the address, for any purpose, that is still valid. */
export const hasRequestedCode = async (
  { db, secret }: { readonly db: Kysely<Schema>; readonly secret: string },
  email: string,
  browserDigest: string,
): Promise<boolean> => {
  const recentRequests = await db
    .selectFrom('email_codes')
    .select('id')
    .where('address_digest', '=', addressDigest(secret, email))
    .where('browser_digest', '=', browserDigest)
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .limit(1)
    .executeTakeFirst();
  return recentRequests !== undefined;
};

/**
 * Creates a code if this browser can enter none of the earlier ones. Otherwise returns null and records the browser
 * as one that requested the newest usable code, with tries of its own: else strangers who keep requesting codes would
 * leave the owner's browser without any.
 */
export const makeMissingCode = (
  db: Kysely<Schema>,
  secret: string,
  { email, purpose }: CodeOf,
  browserDigest: string,
): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    const address = addressDigest(secret, email);
    // Of parallel requests only one creates a code.
    await sql`select pg_advisory_xact_lock(hashtext(${address}))`.execute(trx);
    const live = await trx
      .selectFrom('email_codes')
      .select(['code_digest', 'browser_digest', 'wrong_tries', 'own_tries', 'expires_at'])
      .where('address_digest', '=', address)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', sql<Date>`shop_now() + make_interval(secs => ${MIN_REMAINING_SECONDS})`)
      .orderBy('created_at', 'desc')
      .execute();
    const own = live.filter(({ browser_digest }) => browser_digest === browserDigest);
    const usable = live.find(
      (row) => row.wrong_tries < TRIES_PER_CODE && (!own.includes(row) || row.own_tries < TRIES_PER_CODE),
    );
    if (!usable) return makeCode(trx, secret, { email, purpose }, browserDigest);
    if (own.length > 0) return null;
    const { code_digest, expires_at } = usable;
    await trx
      .insertInto('email_codes')
      .values({
        ...{ address_digest: address, purpose, code_digest, expires_at },
        browser_digest: browserDigest,
        // The second row of the same code gives other browsers no further tries.
        wrong_tries: TRIES_PER_CODE,
      })
      .execute();
    return null;
  });

/** Deletes all codes of an address after it was confirmed or its password changed. */
export const consumeCodes = (trx: Transaction<Schema>, secret: string, email: string) =>
  trx.deleteFrom('email_codes').where('address_digest', '=', addressDigest(secret, email)).execute();

const countWrongTry = async (
  trx: Transaction<Schema>,
  codes: readonly { readonly id: string; readonly isOwn: boolean }[],
): Promise<void> => {
  for (const { id, isOwn } of codes)
    await trx
      .updateTable('email_codes')
      .set((eb) =>
        isOwn ? { own_tries: eb('own_tries', '+', 1) } : { wrong_tries: eb('wrong_tries', '+', 1) },
      )
      .where('id', '=', id)
      .execute();
};

const addressDigest = (secret: string, email: string): string =>
  keyedDigest(secret, 'address-of-code', email);

/** Six digits can be found from a plain digest in a millisecond; a keyed digest is useless without the secret. */
const codeDigest = (secret: string, { email, purpose }: CodeOf, code: string): string =>
  keyedDigest(secret, 'code', purpose, email, code);
