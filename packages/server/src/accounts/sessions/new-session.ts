import { beginSession, sessionLimits } from '@nutricion/domain/accounts/session-life';
import { TRUSTED_DEVICE_HEADER } from '../table-names.ts';

/** The columns that our sessions add to better-auth's. Clients can't set them. */
export const sessionColumns = {
  additionalFields: {
    isTrusted: { type: 'boolean', fieldName: 'is_trusted', input: false, required: false },
    endsAt: { type: 'date', fieldName: 'ends_at', input: false, required: false },
  },
  // The longest time, for the cookie; the rows hold each session's own end.
  expiresIn: sessionLimits(true).idleMs / 1000,
} as const;

/** A session is short unless the call that opens it declares a trusted device. */
export const newSession = (headers: Headers | undefined, now: Date) => {
  const isTrusted = headers?.has(TRUSTED_DEVICE_HEADER) ?? false;
  return { isTrusted, ...beginSession(isTrusted, now) };
};

/** Passes the trusted device to `newSession` in headers of our own; a client can't set them. */
export const withDevice = (headers: Headers, isTrusted: boolean): Headers => {
  const sessionHeaders = new Headers(headers);
  if (isTrusted) sessionHeaders.set(TRUSTED_DEVICE_HEADER, 'true');
  return sessionHeaders;
};
