import { type SyntheticEvent, useState } from 'react';
import { type Submission, type SubmissionState, submissionOf } from './submission.ts';

/**
 * How every form of the shop is sent: pending state, what is wrong by field, a refusal in the shop's words, nothing
 * typed lost, a second tap ignored. `forgive` takes back what is said of fields that are being mended.
 */
export const useSubmit = <Field extends string>(form: Submission<Field>) => {
  const [state, setState] = useState<SubmissionState<Field>>({ isSending: false, issues: {}, failure: null });
  const [start] = useState(() => submissionOf<Field>(setState));
  const submit = (event?: SyntheticEvent): void => {
    event?.preventDefault();
    void start(form);
  };
  /** Sends what the screen doesn't show yet. */
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
