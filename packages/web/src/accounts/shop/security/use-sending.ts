import { useSubmit } from '../../../kit/api/use-submit.ts';

/** Submits a step with one field; the error is shown at the field, or above the form. */
export const useSending = (field: 'password' | 'code', act: () => Promise<void>) => {
  const { isSending, issues, failure, submit, clearError } = useSubmit({ fields: [field], send: act });
  return { isSending, error: issues[field], failure, submit, clear: () => clearError(field) };
};
