import { clsx } from 'clsx';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

interface QuantityStepperProps {
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
  /** The plus stops here. */
  readonly max: number;
  /** The product's name, for screen readers. */
  readonly name: string;
  /** The minus stops here; with 0 it removes the line (a bin at 1). */
  readonly min?: 0 | 1;
  readonly tone?: 'solid' | 'light';
  readonly className?: string;
}

/** Tapped, the number can be typed; what isn't one, or is left blank, stays as it was. */
const TypedQuantity = ({
  quantity,
  min,
  max,
  name,
  onChange,
}: Required<Pick<QuantityStepperProps, 'quantity' | 'min' | 'max' | 'name' | 'onChange'>>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const acceptQuantity = () => {
    setTyped(null);
    // Not `parseInt`, which reads "1e3" as 1 and would accept "-1".
    if (!/^\s*\d+\s*$/.test(typed ?? '')) return;
    const next = Math.min(Math.max(Number(typed), min), Math.max(max, 1));
    if (next !== quantity) onChange(next);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      maxLength={3}
      value={typed ?? quantity}
      aria-label={`Cantidad de ${name}`}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={acceptQuantity}
      onKeyDown={({ key }) => {
        if (key === 'Enter') acceptQuantity();
      }}
      className="num h-11 w-full min-w-6 bg-transparent text-center text-[1.25rem] leading-none"
    />
  );
};

/** Bin at 1, minus above it, plus disabled at the stock. */
export const QuantityStepper = ({
  quantity,
  onChange,
  max,
  name,
  min = 0,
  tone = 'light',
  className,
}: QuantityStepperProps) => {
  const removes = min === 0 && quantity === 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these two buttons act at once.
    <div
      role="group"
      aria-label={`Cantidad de ${name}`}
      className={clsx(
        'flex h-11 items-center justify-between rounded-control',
        tone === 'solid' ? 'bg-verde text-white' : 'bg-suelo text-tinta',
        className,
      )}
    >
      <button
        type="button"
        aria-label={removes ? `Quitar ${name}` : `Uno menos de ${name}`}
        disabled={quantity <= min}
        onClick={() => onChange(quantity - 1)}
        className="grid size-11 flex-none place-items-center rounded-control disabled:opacity-45"
      >
        {removes ? (
          <Trash2 size={20} strokeWidth={2.1} aria-hidden="true" />
        ) : (
          <Minus size={20} strokeWidth={2.4} aria-hidden="true" />
        )}
      </button>
      <TypedQuantity quantity={quantity} min={min} max={max} name={name} onChange={onChange} />
      <button
        type="button"
        aria-label={`Uno más de ${name}`}
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
        className="grid size-11 flex-none place-items-center rounded-control disabled:opacity-45"
      >
        <Plus size={20} strokeWidth={2.4} aria-hidden="true" />
      </button>
    </div>
  );
};
