import type { DisplayImageJson } from '@nutricion/contract/kit/display-image';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { LazyPhoto } from '../../kit/photo/lazy-photo.ts';

/** Shown for a product without an image, or whose image fails to load. */
const PLACEHOLDER = '/art/placeholder.svg';

interface ProductArtProps {
  /** URL of its drawing. */
  readonly src: string;
  /** Its photo, shown instead of the drawing. */
  readonly image?: DisplayImageJson | undefined;
  /** The `sizes` attribute of the photo. */
  readonly sizes?: string | undefined;
  /** Empty if the product's name stands beside it. */
  readonly alt: string;
  /** Sets the hue of the tile; null is neutral. */
  readonly categoryId: string | null;
  /** Grey, for a product that can't be bought now. */
  readonly muted?: boolean;
  /** The first images of a page load at once, the others when they come near. */
  readonly eager?: boolean;
  readonly className?: string;
  readonly imageClassName?: string;
}

/** A product's image on its category's tile. Square; its width sets the size. */
export const ProductArt = (props: ProductArtProps) => {
  const { src, image, alt, categoryId, muted, eager, className, imageClassName } = props;
  const drawing = (
    <img
      src={src || PLACEHOLDER}
      alt={alt}
      width={200}
      height={200}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={({ currentTarget }) => {
        // Offline the placeholder fails too: then the tile is empty.
        if (currentTarget.src.endsWith(PLACEHOLDER)) currentTarget.classList.add('invisible');
        else currentTarget.src = PLACEHOLDER;
      }}
      className={clsx(
        'aspect-square w-[91%] object-contain',
        muted && 'opacity-40 grayscale',
        imageClassName,
      )}
    />
  );
  return (
    <span
      data-cat={categoryId ?? 'todas'}
      className={clsx(
        'relative grid aspect-square place-items-center rounded-ficha',
        muted ? 'bg-[#eef2ef]' : 'bg-cat-tinte',
        className,
      )}
    >
      {image ? (
        <Suspense fallback={drawing}>
          <LazyPhoto {...props}>{drawing}</LazyPhoto>
        </Suspense>
      ) : (
        drawing
      )}
    </span>
  );
};
