import { useSubmit } from '../../../kit/api/use-submit.ts';

/** A step of the second factor, that asks for one thing: what was refused is said beside it, or above the form. */
export const useSending = (field: 'password' | 'code', act: () => Promise<void>) => {
  const { isSending, faults, failure, submit, forgive } = useSubmit({ fields: [field], send: act });
  return { isSending, error: faults[field], failure, submit, clear: () => forgive(field) };
};
