import type { AdminImageJson } from '@nutricion/contract/content/images';
import { imageStateLabels } from '@nutricion/domain/content/image';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { Suspense } from 'react';
import { formatTimeAgo } from '../../../kit/lib/format-time.ts';
import { LazyPhoto } from '../../../kit/photo/lazy-photo.ts';
import { Badge } from '../../../kit/ui/badge.tsx';

interface PhotoFrameProps {
  readonly image: AdminImageJson;
  readonly isShown: boolean;
}

/** A photo as shown, with its state. */
export const PhotoFrame = ({ image, isShown }: PhotoFrameProps) => (
  <figure>
    <div className="relative aspect-square overflow-hidden rounded-ficha bg-suelo">
      <Suspense>
        <LazyPhoto image={image.image} sizes="(min-width: 768px) 220px, 90vw" alt={image.alt}>
          <span className="grid size-full place-items-center p-4 text-center text-nota text-tinta-suave">
            La foto no llegó. Vuelve a cargar la página.
          </span>
        </LazyPhoto>
      </Suspense>
      <span className="absolute top-2.5 left-2.5 flex flex-wrap gap-1.5">
        <Badge tone={tones[image.state]}>{imageStateLabels[image.state]}</Badge>
        {isShown && <Badge tone="good">La que se ve</Badge>}
      </span>
    </div>
    <figcaption className="mt-2 text-nota leading-snug text-tinta-suave">
      {rightsLine(image)}
      <span className="block">
        {image.width} × {image.height} · {image.by ?? 'Alguien'},{' '}
        {formatTimeAgo(image.updated_at, Date.now())}
      </span>
    </figcaption>
  </figure>
);

const tones = { borrador: 'state', publicada: 'good', retirada: 'state', vencida: 'bad' } as const;

const rightsLine = ({ state, rights_until, days_left }: AdminImageJson) => {
  if (rights_until === null) return null;
  const day = longDeliveryDay(rights_until);
  if (state === 'vencida')
    return <b className="block font-[650] text-guayaba-tinta">Venció el {day}: se ve el dibujo</b>;
  if (days_left !== null)
    return (
      <b className="block font-[650] text-mango-tinta">
        {days_left === 0 ? 'Vence hoy' : `Vence en ${days_left} ${days_left === 1 ? 'día' : 'días'}`}, el{' '}
        {day}
      </b>
    );
  return <span className="block">Vale hasta el {day}</span>;
};
