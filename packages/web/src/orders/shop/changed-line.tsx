import { ProductArt } from '../../catalog/public/product-art.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { QuantityStepper } from '../../kit/ui/quantity-stepper.tsx';

interface ChangedLineProps {
  readonly imageUrl: string;
  readonly title: string;
  readonly detail: string;
  readonly quantity: number;
  /** The most that can be chosen. */
  readonly maxUnits: number;
  /** The quantity that "Dejarlo" restores after it was removed. */
  readonly usual: number;
  readonly onChange: (quantity: number) => void;
}

/** A product of an order that is being changed, with how many of it are wanted. */
export const ChangedLine = ({
  imageUrl,
  title,
  detail,
  quantity,
  maxUnits,
  usual,
  onChange,
}: ChangedLineProps) => (
  <li className="grid grid-cols-[56px_minmax(0,1fr)_132px] items-center gap-3 py-3">
    <ProductArt src={imageUrl} alt="" categoryId={null} className="rounded-[14px]" />
    <p className="min-w-0 leading-snug">
      <b className="font-semibold">{title}</b>
      <span className="block text-nota text-tinta-suave">{detail}</span>
    </p>
    {quantity === 0 ? (
      <Button variant="outline" size="sm" onClick={() => onChange(usual)}>
        Dejarlo
      </Button>
    ) : (
      <QuantityStepper quantity={quantity} max={maxUnits} name={title} onChange={onChange} />
    )}
  </li>
);
