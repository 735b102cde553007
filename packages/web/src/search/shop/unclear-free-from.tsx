import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';

/** The warning above results that may contain what the search rules out, because part of it wasn't understood. */
export const UnclearFreeFrom = ({ className }: { readonly className: string }) => (
  <p
    role="status"
    className={clsx('flex items-start gap-2.5 rounded-control bg-guayaba-tinte px-4 py-3', className)}
  >
    <TriangleAlert size={20} strokeWidth={2.2} className="mt-0.5 shrink-0" aria-hidden="true" />
    <span className="min-w-0">
      <b className="font-[650]">No estamos seguros de haber entendido todo lo que quieres evitar.</b> Puede
      salir aquí: revisa la etiqueta antes de comprar, o escríbelo como «sin huevo ni leche».
    </span>
  </p>
);
