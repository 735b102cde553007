import type { CheckoutErrors } from './check-draft.ts';
import type { CheckoutDraft, CheckoutOptions } from './checkout-draft.ts';

/** What each part of the form is given. */
export interface CheckoutPartProps {
  readonly draft: CheckoutDraft;
  readonly change: (part: Partial<CheckoutDraft>) => void;
  readonly errors: CheckoutErrors;
  readonly options: CheckoutOptions;
}
