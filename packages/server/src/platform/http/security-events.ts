import type { Refusal } from './refusal.ts';

interface Outcomes {
  /** The event of a successful call; undefined: not logged. */
  readonly ok?: string;
  readonly refused?: string;
}

/** The calls that concern access, with their events. */
const byCall = {
  'POST /api/auth/sign-up/email': { ok: 'sign-up' },
  'POST /api/auth/sign-in/email': { ok: 'sign-in', refused: 'sign-in-failed' },
  'POST /api/auth/sign-out': { ok: 'session-ended' },
  'POST /api/auth/change-password': { ok: 'password-changed', refused: 'password-change-failed' },
  'POST /api/auth/email-otp/send-verification-otp': { ok: 'code-requested' },
  'POST /api/auth/email-otp/verify-email': { ok: 'code-accepted', refused: 'code-failed' },
  'POST /api/auth/email-otp/request-password-reset': { ok: 'password-reset-requested' },
  'POST /api/auth/email-otp/reset-password': { ok: 'password-reset-done', refused: 'code-failed' },
  'POST /api/auth/two-factor/verify': { ok: 'second-factor-accepted', refused: 'second-factor-failed' },
  'POST /api/auth/two-factor/enable': { ok: 'second-factor-begun', refused: 'second-factor-failed' },
  'POST /api/auth/two-factor/confirm': { ok: 'second-factor-on', refused: 'second-factor-failed' },
  'POST /api/auth/two-factor/disable': { ok: 'second-factor-off', refused: 'second-factor-failed' },
  'POST /api/auth/two-factor/backup-codes': { ok: 'backup-codes-made', refused: 'second-factor-failed' },
  'POST /api/auth/reauthenticate': { ok: 'reauthenticated', refused: 'reauthentication-failed' },
  'DELETE /api/me/sessions': { ok: 'session-revoked' },
  'DELETE /api/me/sessions/{id}': { ok: 'session-revoked' },
  'GET /api/me/export': { ok: 'export' },
  'POST /api/me/deletion': { ok: 'account-deleted', refused: 'account-deletion-failed' },
  'POST /api/admin/users/{id}/verify': { ok: 'person-verified' },
  'POST /api/admin/users/{id}/reject': { ok: 'person-rejected' },
  'POST /api/admin/users/{id}/deactivate': { ok: 'person-deactivated' },
  'PUT /api/admin/users/{id}/roles': { ok: 'role-changed' },
  'POST /api/admin/hospitals': { ok: 'hospital-changed' },
  'PATCH /api/admin/hospitals/{id}': { ok: 'hospital-changed' },
} as const satisfies Readonly<Record<string, Outcomes>>;

type LoggedOutcome = (typeof byCall)[keyof typeof byCall];

export type SecurityEventName =
  | LoggedOutcome['ok']
  | Extract<LoggedOutcome, { readonly refused: string }>['refused']
  | 'role-given'
  | 'role-taken'
  | 'roles-set'
  | 'code-sent'
  | 'sign-in-first-step'
  | 'session-reuse-detected'
  | 'forbidden'
  | 'limited'
  | 'order-limit'
  | 'handover-code-failed';

/** A call after its response, as the log sees it. */
export interface SecurityCall {
  /** `POST /api/orders`. */
  readonly endpoint: string;
  readonly status: number;
  readonly refusal: Refusal | undefined;
  /** Parsed; undefined if the call was refused before. */
  readonly body: unknown;
  /** A sign-in whose second factor is still missing. */
  readonly isFirstStep?: boolean | undefined;
}

/** The security event of a call; null for most calls, which are no such event. */
export const securityEventOf = ({
  endpoint,
  status,
  refusal,
  body,
  isFirstStep,
}: SecurityCall): { readonly event: SecurityEventName; readonly outcome: 'ok' | 'refused' } | null => {
  const loggedOutcomes: Outcomes | undefined = Object.hasOwn(byCall, endpoint)
    ? byCall[endpoint as keyof typeof byCall]
    : undefined;
  if (status < 400) {
    if (isFirstStep) return { event: 'sign-in-first-step', outcome: 'ok' };
    const name = loggedOutcomes?.ok === 'role-changed' ? roleChange(body) : loggedOutcomes?.ok;
    return name === undefined ? null : { event: name as SecurityEventName, outcome: 'ok' };
  }
  const name = nameOfRefusal(status, refusal, loggedOutcomes);
  return name === null ? null : { event: name, outcome: 'refused' };
};

/** The event of a role change by its body: `admin` given or removed, or a new list of roles. */
const roleChange = (body: unknown): string => {
  if (typeof body !== 'object' || body === null || !('admin' in body)) return 'roles-set';
  return body.admin === true ? 'role-given' : 'role-taken';
};

const nameOfRefusal = (
  status: number,
  refusal: Refusal | undefined,
  loggedOutcomes: Outcomes | undefined,
): SecurityEventName | null => {
  const kind: string | undefined = refusal?.kind;
  if (kind === 'order-limit') return 'order-limit';
  if (kind === 'code-refused') return 'handover-code-failed';
  if (status === 429) return 'limited';
  // An unreadable request was no attempt.
  if (status === 400 || status === 413 || status === 415 || status >= 499) return null;
  if (loggedOutcomes?.refused !== undefined) return loggedOutcomes.refused as SecurityEventName;
  return status === 403 ? 'forbidden' : null;
};

/** All calls with an event, for the test that none is forgotten. */
export const loggedCalls: readonly string[] = Object.keys(byCall);
