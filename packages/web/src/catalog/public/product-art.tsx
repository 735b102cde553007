import type { DisplayImageJson } from '@nutricion/contract/kit/display-image';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { LazyPhoto } from '../../kit/photo/lazy-photo.ts';

/** What stands for a product that has no picture, or whose picture doesn't arrive. */
const PLACEHOLDER = '/art/placeholder.svg';

interface ProductArtProps {
  /** Its drawing. */
  readonly src: string;
  /** Its photo, in place of the drawing. */
  readonly image?: DisplayImageJson | undefined;
  /** How wide the photo is shown, as `sizes` says it. */
  readonly sizes?: string | undefined;
  /** Empty where the product's name stands beside it. */
  readonly alt: string;
  /** Sets the hue of the tile behind; null is the neutral one. */
  readonly categoryId: string | null;
  /** Grey, for what can't be bought now. */
  readonly muted?: boolean;
  /** The first pictures of a page load at once, the rest when they come near. */
  readonly eager?: boolean;
  readonly className?: string;
  readonly imageClassName?: string;
}

/** A product's picture on its category's tile. Square; size it by its width. */
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
        // Without a connection the placeholder doesn't come either: then the tile stands alone.
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
