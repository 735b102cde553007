import { failureText } from '../../../kit/api/failure-text.ts';
import type { FieldIssues } from '../../../kit/api/submission.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastError } from '../../../kit/lib/toast.ts';
import type { AuthField, FormIssue } from './check-credentials.ts';

interface AuthFormOptions {
  readonly check: () => FormIssue | null;
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
    fieldNames: { name: 'fullName', otp: 'otpCode' },
    check: () => issuesOf(check()),
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
    issue: issueOf(form),
    submit: form.submit,
    clearError: () => form.clearError(...fields),
  };
};

const issuesOf = (issue: FormIssue | null): FieldIssues<AuthField> =>
  Object.fromEntries((issue?.fields ?? []).map((field) => [field, issue?.message ?? '']));

const issueOf = ({
  issues,
  failure,
}: {
  readonly issues: FieldIssues<AuthField>;
  readonly failure: string | null;
}): FormIssue | null => {
  const message = failure ?? Object.values(issues)[0];
  return message === undefined ? null : { message, fields: fields.filter((field) => issues[field]) };
};
