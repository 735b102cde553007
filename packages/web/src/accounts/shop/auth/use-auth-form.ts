import { failureText } from '../../../kit/api/failure-text.ts';
import type { Faults } from '../../../kit/api/submission.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastError } from '../../../kit/lib/toast.ts';
import type { AuthField, FormFault } from './check-credentials.ts';

interface AuthFormOptions {
  readonly check: () => FormFault | null;
  readonly send: () => Promise<void>;
  /** Title of the toast when sending fails, and the message when the server gives none. */
  readonly failure: { readonly toast: string; readonly message: string };
  /** Takes a failure that is no failure of the form; true when it was taken. */
  readonly onFailure?: (error: unknown) => boolean;
}

const fields: readonly AuthField[] = ['email', 'password', 'fullName', 'otpCode'];

/** What the forms of the sign-in screen share: a refusal is said above the fields and by a toast. */
export const useAuthForm = ({ check, send, failure, onFailure }: AuthFormOptions) => {
  const form = useSubmit<AuthField>({
    fields,
    named: { name: 'fullName', otp: 'otpCode' },
    check: () => faultsOf(check()),
    send,
    otherwise: failure.message,
    onFailure: (error) => {
      if (onFailure?.(error)) return true;
      const message = failureText(error, failure.message);
      toastError(failure.toast, message === failure.toast ? undefined : message);
      return false;
    },
  });
  return {
    isSending: form.isSending,
    fault: faultOf(form),
    submit: form.submit,
    clearFault: () => form.forgive(...fields),
  };
};

const faultsOf = (fault: FormFault | null): Faults<AuthField> =>
  Object.fromEntries((fault?.fields ?? []).map((field) => [field, fault?.message ?? '']));

const faultOf = ({
  faults,
  failure,
}: {
  readonly faults: Faults<AuthField>;
  readonly failure: string | null;
}): FormFault | null => {
  const message = failure ?? Object.values(faults)[0];
  return message === undefined ? null : { message, fields: fields.filter((field) => faults[field]) };
};
