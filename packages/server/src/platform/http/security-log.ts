import type { Logger } from 'pino';
import { digestOfText } from '../keyed-digest.ts';
import { limitKeyOfAddress } from './client-address.ts';
import type { SecurityEventName } from './security-events.ts';

/** What happened, to be told apart later; who reads it learns nobody's address. */
export interface SecurityEvent {
  readonly event: SecurityEventName;
  readonly outcome: 'ok' | 'refused';
  /** Who did it. */
  readonly actorId?: string | undefined;
  /** To whom, where that is somebody else. */
  readonly subjectId?: string | undefined;
  /** Written as its digest. */
  readonly email?: string | undefined;
  /** Of the client; written as its digest. */
  readonly address?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly requestId?: string | undefined;
  /** The type of the problem, as `/problemas/credenciales`. */
  readonly reason?: string | undefined;
}

export interface SecurityLog {
  readonly record: (event: SecurityEvent) => void;
  /** The same text always gives the same digest in one shop, and another one in every other. */
  readonly digest: (text: string) => string;
}

/**
 * Writes one line for each event, with `log: "security"`. What names a person outside the shop is a digest keyed
 * by the shop's secret: lines about one address can be found and counted, the address can't be read.
 * @param isAlwaysOn writes them whatever the level of other lines is
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
      // Two parties hold one session: somebody should look at it today.
      if (event === 'session-reuse-detected') lines.warn(line, event);
      else lines.info(line, event);
    },
  };
};

/** 96 bits: nobody meets another one by chance. */
const DIGEST_LETTERS = 16;
