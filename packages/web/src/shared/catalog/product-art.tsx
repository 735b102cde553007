import { clsx } from 'clsx';

/** What stands for a product that has no picture, or whose picture doesn't arrive. */
const PLACEHOLDER = '/art/placeholder.svg';

interface ProductArtProps {
  readonly src: string;
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
export const ProductArt = ({
  src,
  alt,
  categoryId,
  muted = false,
  eager = false,
  className,
  imageClassName,
}: ProductArtProps) => (
  <span
    data-cat={categoryId ?? 'todas'}
    className={clsx(
      'relative grid aspect-square place-items-center rounded-ficha',
      muted ? 'bg-[#eef2ef]' : 'bg-cat-tinte',
      className,
    )}
  >
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
  </span>
);
