import { House, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../../kit/ui/badge.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import type { SavedAddress } from '../api.ts';

interface AddressCardProps {
  readonly saved: SavedAddress;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onMakeDefault: () => void;
}

/** An address as on an envelope, with its actions. */
export const AddressCard = ({ saved, onEdit, onDelete, onMakeDefault }: AddressCardProps) => {
  const { label, address, isDefault } = saved;
  return (
    <article className="flex h-full flex-col rounded-ficha bg-suelo p-4 pb-2">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-10 flex-none place-items-center rounded-control bg-papel text-verde"
        >
          <House size={20} strokeWidth={2.1} />
        </span>
        <h3 className="min-w-0 flex-1 font-sans text-[1.0625rem] leading-tight font-[650] tracking-normal wrap-anywhere">
          {label}
        </h3>
        {isDefault && <Badge tone="good">Principal</Badge>}
      </div>
      <address className="mt-3 flex-1 text-ui leading-snug wrap-anywhere not-italic">
        {address.urbanizacion && <span className="block">{address.urbanizacion}</span>}
        <span className="block">
          {address.street}
          {address.apartment && `, ${address.apartment}`}
        </span>
        <span className="block">
          {address.municipio}, PR {address.zip}
        </span>
      </address>
      <div className="mt-1 flex items-center">
        {!isDefault && (
          <button
            type="button"
            onClick={onMakeDefault}
            aria-label={`Hacer principal: ${label}`}
            className="-ml-2 min-h-11 rounded-control px-2 text-ui font-semibold text-verde hover:underline"
          >
            Hacer principal
          </button>
        )}
        <IconButton label={`Editar ${label}`} className="ml-auto" onClick={onEdit}>
          <Pencil size={20} strokeWidth={2.1} aria-hidden="true" />
        </IconButton>
        <IconButton label={`Borrar ${label}`} className="-mr-2.5" onClick={onDelete}>
          <Trash2 size={20} strokeWidth={2.1} aria-hidden="true" />
        </IconButton>
      </div>
    </article>
  );
};
