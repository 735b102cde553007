import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { CircleAlert } from 'lucide-react';
import { Select } from '../../kit/ui/select.tsx';

interface CancelLinesProps {
  readonly items: AdminOrderJson['items'];
  /** By the line's id. */
  readonly units: Readonly<Record<number, number>>;
  readonly issue: string | undefined;
  readonly onChange: (units: Readonly<Record<number, number>>) => void;
}

/** How many of each line won't come. */
export const CancelLines = ({ items, units, issue, onChange }: CancelLinesProps) => (
  <div className="mt-3">
    <ul className="divide-y divide-linea rounded-ficha bg-suelo px-4">
      {items
        .filter((item) => item.cancellable > 0)
        .map((item) => (
          <li key={item.id} className="flex items-center justify-between gap-3 py-2 text-ui">
            <span className="min-w-0 leading-snug">
              {item.title}
              {item.is_incentive && <span className="text-tinta-suave"> (gratis)</span>}
            </span>
            <span className="w-28 flex-none">
              <Select
                aria-label={`Cuántos cancelar de ${item.title}`}
                value={units[item.id] ?? 0}
                onChange={(event) => {
                  const { [item.id]: _, ...others } = units;
                  const count = Number(event.target.value);
                  onChange(count === 0 ? others : { ...others, [item.id]: count });
                }}
              >
                {Array.from({ length: item.cancellable + 1 }, (_, count) => count).map((count) => (
                  <option key={count} value={count}>
                    {count} de {item.cancellable}
                  </option>
                ))}
              </Select>
            </span>
          </li>
        ))}
    </ul>
    {issue && (
      <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-nota font-semibold text-guayaba-tinta">
        <CircleAlert size={16} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
        {issue}
      </p>
    )}
    <p className="mt-2 text-nota text-tinta-suave">
      {items.some(({ cancellable, picked }) => cancellable > 0 && picked !== null) &&
        'Ya está en su bolsa: sácalo antes de cancelarlo. '}
      Lo que ganó gratis se queda, aunque lo que quede no llegue a $100. Al cliente le llega un correo.
    </p>
  </div>
);
