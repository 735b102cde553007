import { beginSession, sessionLimits } from '@nutricion/domain/accounts/session-life';
import { TRUSTED_DEVICE_HEADER } from '../table-names.ts';

/** What our sessions have beside the library's, under their names in our table. No client sets them. */
export const sessionColumns = {
  additionalFields: {
    isTrusted: { type: 'boolean', fieldName: 'is_trusted', input: false, required: false },
    endsAt: { type: 'date', fieldName: 'ends_at', input: false, required: false },
  },
  // The longest there is, for the cookie; the rows say when each ends.
  expiresIn: sessionLimits(true).idleMs / 1000,
} as const;

/** Whichever call begins a session, it is short unless that call says whose device it is on. */
export const newSession = (headers: Headers | undefined, now: Date) => {
  const isTrusted = headers?.has(TRUSTED_DEVICE_HEADER) ?? false;
  return { isTrusted, ...beginSession(isTrusted, now) };
};

/** Tells `newSession` whose device it is; `headers` are ours, no client's. */
export const withDevice = (headers: Headers, isTrusted: boolean): Headers => {
  const sessionHeaders = new Headers(headers);
  if (isTrusted) sessionHeaders.set(TRUSTED_DEVICE_HEADER, 'true');
  return sessionHeaders;
};
