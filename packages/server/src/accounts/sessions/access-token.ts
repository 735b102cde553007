import { isUuid, type ProfileId } from '@nutricion/domain/kit/ids';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../platform/db/schema.ts';
import { BoundedCache } from './bounded-cache.ts';

export interface AccessToken {
  readonly profileId: ProfileId;
  readonly sessionId: string;
}

/** Verifying one signature takes some 0.1 ms; the same token comes with every call for 15 minutes. */
const MAX_CACHED_TOKENS = 10_000;

/** Keys change only with the secret. Reloading them more often would only let forged tokens cause queries. */
const KEYS_RELOAD_MS = 5_000;

/**
 * Verifies access tokens with the keys of our own table, without a network call. Null for anything but an unexpired
 * token of ours.
 */
export const createTokenVerifier = (db: Kysely<Schema>, publicUrl: string) => {
  const verified = new BoundedCache<AccessToken>(MAX_CACHED_TOKENS);
  const keys = signingKeys(db);

  const verify = async (token: string): Promise<AccessToken | null> => {
    const { payload } = await jwtVerify(token, keys, {
      issuer: publicUrl,
      audience: publicUrl,
      algorithms: ['EdDSA'],
      requiredClaims: ['sub', 'exp', 'sid'],
    });
    const { sub, sid, exp = 0 } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || !isUuid(sub) || !isUuid(sid)) return null;
    const access = { profileId: sub as ProfileId, sessionId: sid };
    verified.set(token, access, exp * 1000);
    return access;
  };

  return async (token: string): Promise<AccessToken | null> => {
    const cached = verified.get(token, Date.now());
    if (cached) return cached;
    try {
      return await verify(token);
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
};

/** The key that a token names. An unknown key reloads the table. */
const signingKeys = (db: Kysely<Schema>) => {
  let cached: ReturnType<typeof createLocalJWKSet> | undefined;
  let loadedAtMs = 0;
  const load = async () => {
    loadedAtMs = Date.now();
    const keys = await db.selectFrom('jwks').select(['id', 'public_key', 'alg']).execute();
    cached = createLocalJWKSet({ keys: keys.map(publicKey) } as JSONWebKeySet);
    return cached;
  };
  const resolve: JWTVerifyGetKey = async (header, token) => {
    try {
      return await (cached ?? (await load()))(header, token);
    } catch (error) {
      const isStale = Date.now() - loadedAtMs > KEYS_RELOAD_MS;
      if (!(error instanceof errors.JWKSNoMatchingKey) || !isStale) throw error;
      return (await load())(header, token);
    }
  };
  return resolve;
};

const storedKey = z.record(z.string(), z.unknown());

const publicKey = (row: { id: string; public_key: string; alg: string | null }) => ({
  ...storedKey.parse(JSON.parse(row.public_key)),
  kid: row.id,
  alg: row.alg ?? 'EdDSA',
});
