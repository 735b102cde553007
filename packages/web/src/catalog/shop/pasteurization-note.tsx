import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { pasteurizationNote } from '@nutricion/domain/catalog/pasteurization';
import { clsx } from 'clsx';
import { CircleHelp, ShieldCheck, TriangleAlert } from 'lucide-react';

/** Whether a product is pasteurized, for kinds where that matters, and whom it concerns. */
export const PasteurizationNote = ({ product }: { readonly product: ProductCardJson }) => {
  const pasteurization = product.pasteurization ?? null;
  const note = pasteurizationNote(pasteurization, product.detected_subcategory ?? null);
  if (note === null) return null;
  const Icon = icons[pasteurization ?? 'sin-datos'];
  return (
    <section aria-labelledby="pasteurizacion">
      <h2 id="pasteurizacion" className="sr-only">
        Pasteurización
      </h2>
      <div
        className={clsx(
          'flex items-start gap-3 rounded-ficha px-4 py-3',
          note.advice === null ? 'bg-suelo' : 'bg-guayaba-tinte text-guayaba-tinta',
        )}
      >
        <Icon size={20} strokeWidth={2.1} aria-hidden="true" className="mt-0.5 flex-none" />
        <div className="min-w-0">
          <p className="font-[650]">{note.title}</p>
          {note.advice !== null && <p className="mt-1 text-ui leading-snug">{note.advice}</p>}
        </div>
      </div>
    </section>
  );
};

const icons = {
  pasteurizado: ShieldCheck,
  'sin-pasteurizar': TriangleAlert,
  'sin-datos': CircleHelp,
} as const;
