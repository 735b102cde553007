import { type PlanWish, wishKey, wishLabel } from '@nutricion/domain/plans/wish';
import { Pencil, X } from 'lucide-react';

interface WishChipsProps {
  readonly wishes: readonly PlanWish[];
  readonly onEdit: (wish: PlanWish) => void;
  readonly onRemove: (wish: PlanWish) => void;
}

/** Understood wishes: a tap on the label moves it back into the field, the cross removes it. */
export const WishChips = ({ wishes, onEdit, onRemove }: WishChipsProps) =>
  wishes.length > 0 && (
    <ul aria-label="Lo que entendimos" className="mt-3 flex flex-wrap gap-2">
      {wishes.map((wish) => {
        const label = wishLabel(wish);
        return (
          <li
            key={wishKey(wish)}
            className="flex min-w-0 max-w-full items-stretch rounded-control bg-verde-hondo text-white"
          >
            <button
              type="button"
              aria-label={`Cambiar: ${label}`}
              onClick={() => onEdit(wish)}
              className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-l-control py-1.5 pr-1.5 pl-3.5 text-left text-ui leading-tight font-semibold transition-colors duration-rapido hover:bg-verde-pulsado"
            >
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <Pencil size={15} strokeWidth={2.4} aria-hidden="true" className="flex-none text-brote" />
            </button>
            <button
              type="button"
              aria-label={`Quitar: ${label}`}
              onClick={() => onRemove(wish)}
              className="inline-flex min-h-11 w-11 flex-none items-center justify-center rounded-r-control transition-colors duration-rapido hover:bg-verde-pulsado"
            >
              <X size={18} strokeWidth={2.4} aria-hidden="true" className="text-brote" />
            </button>
          </li>
        );
      })}
    </ul>
  );
