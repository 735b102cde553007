import type { Logger } from 'pino';
import { digestOfText } from '../keyed-digest.ts';
import { limitKeyOfAddress } from './client-address.ts';
import type { SecurityEventName } from './security-events.ts';

/** One security event. It holds no address in plain text. */
export interface SecurityEvent {
  readonly event: SecurityEventName;
  readonly outcome: 'ok' | 'refused';
  /** The user who acted. */
  readonly actorId?: string | undefined;
  /** The user it was done to, if another one. */
  readonly subjectId?: string | undefined;
  /** Logged as a digest. */
  readonly email?: string | undefined;
  /** The client's IP address; logged as a digest. */
  readonly address?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly requestId?: string | undefined;
  /** The problem's type: `/problemas/credenciales`. */
  readonly reason?: string | undefined;
}

export interface SecurityLog {
  readonly record: (event: SecurityEvent) => void;
  /** The same text gives the same digest in one shop, and another digest in every other. */
  readonly digest: (text: string) => string;
}

/**
 * Writes one line for each event, with `log: "security"`. E-mail and IP addresses are digests keyed by the shop's
 * secret: lines about one address can be found and counted, but the address can't be read. `isAlwaysOn` writes them
 * regardless of the log level.
 */
export const openSecurityLog = ({
  logger,
  secret,
  isAlwaysOn = false,
}: {
  readonly logger: Logger;
  readonly secret: string;
  readonly isAlwaysOn?: boolean;
}): SecurityLog => {
  const lines = logger.child({ log: 'security' }, isAlwaysOn ? { level: 'info' } : {});
  const digest = (text: string): string =>
    digestOfText(secret, 'security-log', text).slice(0, DIGEST_LETTERS);
  return {
    digest,
    record: ({ event, outcome, actorId, subjectId, email, address, ...where }) => {
      const line = {
        event,
        outcome,
        ...(actorId !== undefined && { actor: actorId }),
        ...(subjectId !== undefined && { subject: subjectId }),
        ...(email !== undefined && { email: digest(email.trim().toLowerCase()) }),
        ...(address !== undefined && { address: digest(limitKeyOfAddress(address)) }),
        ...where,
      };
      // Two parties hold the same session: somebody has to look at it the same day.
      if (event === 'session-reuse-detected') lines.warn(line, event);
      else lines.info(line, event);
    },
  };
};

/** 96 bits, enough to rule out collisions. */
const DIGEST_LETTERS = 16;
