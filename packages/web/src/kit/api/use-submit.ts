import { type SyntheticEvent, useState } from 'react';
import { type Submission, type SubmissionState, submissionOf } from './submission.ts';

/**
 * How every form of the shop is sent: pending state, what is wrong by field, a refusal in the shop's words, nothing
 * typed lost, a second tap ignored. `forgive` takes back what is said of fields that are being mended.
 */
export const useSubmit = <Field extends string>(form: Submission<Field>) => {
  const [state, setState] = useState<SubmissionState<Field>>({ isSending: false, faults: {}, failure: null });
  const [start] = useState(() => submissionOf<Field>(setState));
  const submit = (event?: SyntheticEvent): void => {
    event?.preventDefault();
    void start(form);
  };
  /** Sends what the screen doesn't show yet. */
  const submitAs = (other: Submission<Field>): void => void start(other);
  const forgive = (...mended: readonly Field[]): void =>
    setState(({ isSending, faults }) => ({ isSending, faults: without(faults, mended), failure: null }));
  return { ...state, submit, submitAs, forgive };
};

const without = <Field extends string>(
  faults: SubmissionState<Field>['faults'],
  mended: readonly Field[],
): SubmissionState<Field>['faults'] =>
  Object.fromEntries(
    Object.entries(faults).filter(([field]) => !(mended as readonly string[]).includes(field)),
  ) as SubmissionState<Field>['faults'];
