import { clsx } from 'clsx';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';

interface AddStepperProps {
  readonly quantity: number;
  /** The highest quantity that the plus reaches. */
  readonly max: number;
  readonly name: string;
  readonly onAdd: () => void;
  readonly onQuantity: (quantity: number) => void;
}

/**
 * The plus button that opens into a stepper. It is the same button throughout, so that neither finger nor focus has to move for the second tap. When
 * the line is removed, the focus returns to it.
 */
export const AddStepper = ({ quantity, max, name, onAdd, onQuantity }: AddStepperProps) => {
  const plus = useRef<HTMLButtonElement>(null);
  const isOpen = quantity > 0;
  const removes = quantity === 1;
  const removeOne = () => {
    if (removes) plus.current?.focus();
    onQuantity(quantity - 1);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these buttons act at once.
    <div
      role="group"
      aria-label={`Cantidad de ${name}`}
      className={clsx(
        'flex h-11 items-center justify-between rounded-control bg-verde text-white shadow-[0_3px_10px_#00452e40] transition-[width] duration-medio ease-turno',
        isOpen ? 'w-full' : 'w-11',
      )}
    >
      {isOpen && (
        <>
          <button
            type="button"
            aria-label={removes ? `Quitar ${name}` : `Uno menos de ${name}`}
            onClick={removeOne}
            className="grid size-11 flex-none place-items-center rounded-control"
          >
            {removes ? (
              <Trash2 size={20} strokeWidth={2.1} aria-hidden="true" />
            ) : (
              <Minus size={20} strokeWidth={2.4} aria-hidden="true" />
            )}
          </button>
          <b className="num min-w-6 text-center text-[1.25rem] leading-none">{quantity}</b>
        </>
      )}
      <button
        ref={plus}
        type="button"
        aria-label={isOpen ? `Uno más de ${name}` : `Agregar ${name}`}
        disabled={quantity >= max}
        onClick={onAdd}
        className="grid size-11 flex-none place-items-center rounded-control hover:bg-verde-pulsado disabled:text-[#8fc3ab] disabled:hover:bg-transparent"
      >
        <Plus size={24} strokeWidth={2.6} aria-hidden="true" />
      </button>
    </div>
  );
};
