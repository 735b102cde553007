import type { GalleryRowJson } from '@nutricion/contract/content/images';
import { Eye } from 'lucide-react';
import { RecipeImage } from '../../../recipes/public/recipe-image.tsx';
import { photoStateBadge, viewsText } from './photo-state.tsx';

/** A recipe in the list of photos: what customers see of it, and how its photo stands. */
export const RecipePhotoTile = ({ row }: { readonly row: GalleryRowJson }) => {
  const isSeen = row.state === 'publicada' || row.state === 'por-vencer';
  return (
    <>
      <span className="relative block aspect-[4/3] overflow-hidden rounded-ficha bg-suelo">
        <RecipeImage
          art={row.art}
          image={row.image ?? undefined}
          photoClass={`absolute inset-0 rounded-ficha ${isSeen ? '' : 'opacity-60 grayscale'}`}
          sizes="(min-width: 900px) 260px, 50vw"
          className={`absolute inset-x-0 top-[6%] mx-auto h-[88%] ${row.state === 'falta' ? 'opacity-45 grayscale' : ''}`}
        />
        <span className="absolute top-2 left-2">{photoStateBadge(row)}</span>
      </span>
      <span className="mt-2 line-clamp-2 text-ui leading-snug font-semibold wrap-anywhere">{row.title}</span>
      <span className="mt-0.5 flex items-center gap-1.5 text-nota text-tinta-suave">
        <Eye size={16} strokeWidth={2} aria-hidden="true" />
        <span className="sr-only">Se abrió </span>
        {viewsText(row.views)}
        {row.count > 1 && <> · {row.count} fotos</>}
      </span>
    </>
  );
};
