import { useSubmit } from '../../../kit/api/use-submit.ts';

/** A step of the second factor, that asks for one thing: what was refused is said beside it, or above the form. */
export const useSending = (field: 'password' | 'code', act: () => Promise<void>) => {
  const { isSending, issues, failure, submit, clearError } = useSubmit({ fields: [field], send: act });
  return { isSending, error: issues[field], failure, submit, clear: () => clearError(field) };
};
