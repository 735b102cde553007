import type { CheckoutErrors } from './check-draft.ts';
import type { CheckoutDraft, CheckoutOptions } from './checkout-draft.ts';

/** Props of each part of the form. */
export interface CheckoutPartProps {
  readonly draft: CheckoutDraft;
  readonly change: (part: Partial<CheckoutDraft>) => void;
  readonly errors: CheckoutErrors;
  readonly options: CheckoutOptions;
}
