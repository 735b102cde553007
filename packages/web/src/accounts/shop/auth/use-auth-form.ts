import { failureText } from '../../../kit/api/failure-text.ts';
import type { FieldIssues } from '../../../kit/api/submission.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { dismissToast, toastError } from '../../../kit/lib/toast.ts';
import type { AuthField, FormIssue } from './check-credentials.ts';

interface AuthFormOptions {
  readonly check: () => FormIssue | null;
  readonly send: () => Promise<void>;
  /** Title of the toast on failure, and the message if the server gives none. */
  readonly failure: { readonly toast: string; readonly message: string };
  /** Handles a failure that isn't the form's; returns true if it did. */
  readonly onFailure?: (error: unknown) => boolean;
}

const fields: readonly AuthField[] = ['email', 'password', 'fullName', 'otpCode'];

/**
 * Shared by the forms of the sign-in screen: an error is shown above the fields, named by a toast, and both go when a field is
 * corrected. */
export const useAuthForm = ({ check, send, failure, onFailure }: AuthFormOptions) => {
  const form = useSubmit<AuthField>({
    fields,
    fieldNames: { name: 'fullName', otp: 'otpCode' },
    check: () => issuesOf(check()),
    send,
    otherwise: failure.message,
    onFailure: (error) => {
      if (onFailure?.(error)) return true;
      // The sentence itself stands above the fields.
      if (failureText(error, failure.message) !== failure.toast) toastError(failure.toast);
      return false;
    },
  });
  return {
    isSending: form.isSending,
    issue: issueOf(form),
    submit: form.submit,
    clearError: () => {
      if (issueOf(form) === null) return;
      dismissToast();
      form.clearError(...fields);
    },
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
