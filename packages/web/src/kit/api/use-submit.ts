import { type SyntheticEvent, useState } from 'react';
import { type Submission, type SubmissionState, submissionOf } from './submission.ts';

/**
 * The hook of every form: pending state, errors by field, the server's refusal. What was typed stays, and a second
 * tap while sending is ignored. `clearError` removes the errors of fields that are being corrected.
 */
export const useSubmit = <Field extends string>(form: Submission<Field>) => {
  const [state, setState] = useState<SubmissionState<Field>>({ isSending: false, issues: {}, failure: null });
  const [start] = useState(() => submissionOf<Field>(setState));
  const submit = (event?: SyntheticEvent): void => {
    event?.preventDefault();
    void start(form);
  };
  /** Sends another form than the one rendered, for values that aren't in state yet. */
  const submitAs = (other: Submission<Field>): void => void start(other);
  const clearError = (...correctedFields: readonly Field[]): void =>
    setState(({ isSending, issues }) => ({
      isSending,
      issues: without(issues, correctedFields),
      failure: null,
    }));
  return { ...state, submit, submitAs, clearError };
};

const without = <Field extends string>(
  issues: SubmissionState<Field>['issues'],
  correctedFields: readonly Field[],
): SubmissionState<Field>['issues'] =>
  Object.fromEntries(
    Object.entries(issues).filter(([field]) => !(correctedFields as readonly string[]).includes(field)),
  ) as SubmissionState<Field>['issues'];
