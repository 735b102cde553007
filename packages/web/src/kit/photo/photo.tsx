import type { DisplayImageJson } from '@nutricion/contract/kit/display-image';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';

interface PhotoProps {
  /** Without one the drawing is shown. */
  readonly image?: DisplayImageJson | undefined;
  /** The displayed width, as in `sizes`; absent: as wide as a card. */
  readonly sizes?: string | undefined;
  /** Empty if its name is shown beside it; absent: its own. */
  readonly alt?: string;
  readonly eager?: boolean;
  /** Grey, for what can't be bought now. */
  readonly muted?: boolean;
  /** Shown if the photo can't be loaded. */
  readonly children: ReactNode;
}

/** A photo that fills its place, in the size and the kind that suit this screen. */
export const Photo = ({
  image,
  sizes = '(min-width: 900px) 220px, 44vw',
  alt = image?.alt,
  eager = false,
  muted = false,
  children,
}: PhotoProps) => {
  const [isMissing, setMissing] = useState(false);
  if (isMissing || !image) return children;
  return (
    <picture className="contents rounded-[inherit]">
      <source type="image/avif" srcSet={image.avif} sizes={sizes} />
      <img
        srcSet={image.webp}
        sizes={sizes}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onError={() => setMissing(true)}
        className={clsx(
          'absolute inset-0 size-full rounded-[inherit] object-cover',
          muted && 'opacity-40 grayscale',
        )}
        style={{ objectPosition: image.position, backgroundColor: image.color }}
      />
    </picture>
  );
};
