import { useQuery } from '@tanstack/react-query';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { failureText } from '../../../kit/api/failure-text.ts';
import { toastError } from '../../../kit/lib/toast.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { type ImageOwner, imagesQuery, useImageActions } from '../api.ts';
import { DropPhotos } from './drop-photos.tsx';
import { PhotoCard } from './photo-card.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

interface PhotoManagerProps {
  readonly owner: ImageOwner;
  readonly isReadOnly: boolean;
}

/** The photos of a product or recipe: upload, describe, publish, order. */
export const PhotoManager = ({ owner, isReadOnly }: PhotoManagerProps) => {
  const query = useQuery(imagesQuery(owner));
  const { order } = useImageActions(owner);
  const { uploads, add, again, dismiss: putAway } = useUploads(owner);
  const { data, isError } = query;
  if (isError && !data)
    return (
      <Block>
        <FailedLoad query={query} heading="h3" />
      </Block>
    );
  if (!data) return <PhotoManagerSkeleton />;
  const { images } = data;
  const shown = images.find(({ state }) => state === 'publicada');
  const ids = images.map(({ id }) => id);
  const move = (at: number, step: 1 | -1) => {
    const rest = ids.filter((_, index) => index !== at);
    rest.splice(at + step, 0, ids[at] ?? '');
    return order(rest).catch((error: unknown) => toastError('No se movió', failureText(error)));
  };
  return (
    <>
      {!isReadOnly && (
        <Block aria-label="Subir fotos" className="grid gap-4">
          <DropPhotos onFiles={add} isEmpty={images.length === 0 && uploads.length === 0} />
          {uploads.length > 0 && <UploadRows uploads={uploads} onAgain={again} onDismiss={putAway} />}
        </Block>
      )}
      {images.length === 0 ? (
        <p className="rounded-bloque bg-papel px-5 py-4 text-ui text-tinta-suave md:px-6">
          Todavía no tiene foto: los clientes ven su dibujo.
        </p>
      ) : (
        <>
          <p role="status" className="px-1 text-ui text-tinta-suave">
            {shown
              ? 'Los clientes ven la primera que está publicada y cuyo derecho vale.'
              : 'Ninguna se ve todavía: los clientes ven el dibujo.'}
          </p>
          {images.map((image, at) => (
            <PhotoCard
              key={image.id}
              owner={owner}
              image={image}
              isShown={image.id === shown?.id}
              isReadOnly={isReadOnly}
              onUp={at > 0 ? () => void move(at, -1) : undefined}
              onDown={at < images.length - 1 ? () => void move(at, 1) : undefined}
            />
          ))}
        </>
      )}
    </>
  );
};

const PhotoManagerSkeleton = () => (
  <div role="status" aria-label="Cargando las fotos" className="breathes grid gap-4">
    <Skeleton className="h-40 w-full rounded-bloque bg-papel!" />
    <Skeleton className="h-72 w-full rounded-bloque bg-papel!" />
  </div>
);
