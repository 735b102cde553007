import { SlotPicker } from '../../../fulfilment/public/slot-picker.tsx';
import type { CheckoutPartProps } from './checkout-part.ts';
import { CheckoutSection } from './checkout-section.tsx';

/** Delivery day and window. */
export const WhenSection = ({ draft, change, errors, options }: CheckoutPartProps) => (
  <CheckoutSection number={2} title="¿Cuándo lo quieres?">
    <SlotPicker days={options.days} picked={draft} errors={errors} onPick={change} />
  </CheckoutSection>
);
