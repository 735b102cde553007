import type { AdminImageJson } from '@nutricion/contract/content/images';
import { Copy } from 'lucide-react';
import { Link } from 'react-router';
import type { ImageOwner } from '../api.ts';

interface DuplicateImageNoteProps {
  readonly duplicates: AdminImageJson['alike'];
  readonly owner: ImageOwner;
}

/** Other images that look nearly the same: it may be a photo of another product. */
export const DuplicateImageNote = ({ duplicates, owner }: DuplicateImageNoteProps) => (
  <div className="flex gap-3 rounded-ficha bg-mango-tinte px-4 py-3 text-ui leading-snug text-mango-tinta">
    <Copy size={20} strokeWidth={2.1} aria-hidden="true" className="mt-0.5 flex-none" />
    <p className="min-w-0">
      <b className="font-[650]">Se parece mucho a otra.</b> Mira que sea la de aquí:{' '}
      {duplicates.map(({ subject, subject_id: id, title }, index) => (
        <span key={`${subject}${id}`}>
          {index > 0 && ', '}
          {id === owner.id ? (
            'otra de esta misma lista'
          ) : (
            <Link
              to={
                subject === 'product' ? `/admin/products/${id}?seccion=fotos` : `/admin/recipe-images/${id}`
              }
              className="font-semibold wrap-anywhere underline underline-offset-2"
            >
              {title ?? 'algo que ya no está'}
            </Link>
          )}
        </span>
      ))}
      .
    </p>
  </div>
);
