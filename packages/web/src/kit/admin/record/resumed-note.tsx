import { PencilLine } from 'lucide-react';

/** A note that the form was restored from a draft. */
export const ResumedNote = ({ onDiscard }: { readonly onDiscard: () => void }) => (
  <div className="mb-4 flex items-center gap-3 rounded-control bg-rocio px-4 py-1.5 text-ui text-verde-hondo">
    <PencilLine size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
    <p className="flex-1">Aquí está lo que escribiste y no guardaste.</p>
    <button type="button" onClick={onDiscard} className="min-h-11 px-1 font-semibold underline">
      Descartar
    </button>
  </div>
);
