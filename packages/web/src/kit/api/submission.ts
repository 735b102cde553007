import { logError } from '../lib/log.ts';
import { failureText, fieldIssues } from './failure-text.ts';

/** Errors by field. */
export type FieldIssues<Field extends string> = { readonly [Name in Field]?: string };

/** The state of a form that is being sent. */
export interface SubmissionState<Field extends string> {
  readonly isSending: boolean;
  readonly issues: FieldIssues<Field>;
  /** The error text if it concerns no field. */
  readonly failure: string | null;
}

export interface Submission<Field extends string> {
  /** The fields on the screen. An error of any other field is shown for the whole form. */
  readonly fields: readonly Field[];
  /** Checks before sending; errors here send nothing. */
  readonly check?: () => FieldIssues<Field>;
  readonly send: () => unknown;
  /** The screen's names of fields that the server names differently. */
  readonly fieldNames?: Readonly<Record<string, Field>>;
  /** Shown if the failure has no text of its own. */
  readonly otherwise?: string;
  /** Returns true if it has dealt with the failure, which then isn't shown. */
  readonly onFailure?: (error: unknown) => boolean;
}

/** Sends a form once at a time: ignores further taps meanwhile, and shows the errors. */
export const submissionOf = <Field extends string>(show: (state: SubmissionState<Field>) => void) => {
  let isBusy = false;
  return async ({ check, send, onFailure, ...form }: Submission<Field>): Promise<void> => {
    if (isBusy) return;
    const issues = check?.() ?? {};
    if (Object.keys(issues).length > 0) return show({ isSending: false, issues, failure: null });
    isBusy = true;
    show({ isSending: true, issues: {}, failure: null });
    const after = await outcomeOf(send);
    isBusy = false;
    if (after.ok || onFailure?.(after.error)) return show({ isSending: false, issues: {}, failure: null });
    logError('Error sending form', after.error);
    show({ isSending: false, ...refusalOf(after.error, form) });
  };
};

const outcomeOf = async (send: () => unknown) => {
  try {
    await send();
    return { ok: true } as const;
  } catch (error) {
    return { ok: false, error } as const;
  }
};

const refusalOf = <Field extends string>(
  error: unknown,
  { fields, fieldNames = {}, otherwise }: Pick<Submission<Field>, 'fields' | 'fieldNames' | 'otherwise'>,
): Pick<SubmissionState<Field>, 'issues' | 'failure'> => {
  const issues: FieldIssues<Field> = Object.fromEntries(
    Object.entries(fieldIssues(error)).flatMap(([name, message]) => {
      const field = fieldNames[name] ?? fields.find((one) => one === name);
      return field === undefined ? [] : [[field, message]];
    }),
  ) as FieldIssues<Field>;
  const isNamed = Object.keys(issues).length > 0;
  return { issues, failure: isNamed ? null : failureText(error, otherwise) };
};
