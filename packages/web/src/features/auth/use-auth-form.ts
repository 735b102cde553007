import { type FormEvent, useState } from 'react';
import { toastError } from '../../lib/toast.ts';
import { ApiProblem, OfflineError } from '../../shared/api/http.ts';
import type { AuthField, FormFault } from './check-credentials.ts';

interface AuthFormOptions {
  readonly check: () => FormFault | null;
  readonly send: () => Promise<void>;
  /** Title of the toast when sending fails, and the message when the server gives none. */
  readonly failure: { readonly toast: string; readonly message: string };
  /** Takes a failure that is no failure of the form; true when it was taken. */
  readonly onFailure?: (error: unknown) => boolean;
}

/** What the forms of the sign-in screen share: check, send once, say what is wrong, keep what was typed. */
export const useAuthForm = ({ check, send, failure, onFailure }: AuthFormOptions) => {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<FormFault | null>(null);

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isSending) return;
    const found = check();
    setFault(found);
    if (found) return;
    setSending(true);
    try {
      await send();
    } catch (error) {
      if (!onFailure?.(error)) {
        const message = messageOf(error, failure.message);
        setFault({ message, fields: fieldsOf(error) });
        toastError(failure.toast, message === failure.toast ? undefined : message);
      }
    } finally {
      setSending(false);
    }
  };

  return { isSending, fault, submit, clearFault: () => setFault(null) };
};

export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiProblem || error instanceof OfflineError ? error.message || otherwise : otherwise;

const fieldsOf = (error: unknown): readonly AuthField[] =>
  error instanceof ApiProblem
    ? Object.keys(error.problem.errors ?? {}).map((name) => FIELD_NAMES[name] ?? (name as AuthField))
    : [];

/** Fields that the server calls otherwise. */
const FIELD_NAMES: Readonly<Record<string, AuthField>> = { name: 'fullName', otp: 'otpCode' };
