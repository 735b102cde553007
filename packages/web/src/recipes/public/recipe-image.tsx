import { artUrl } from '@nutricion/art/category-art';
import type { DisplayImageJson } from '@nutricion/contract/kit/display-image';
import { Suspense } from 'react';
import { LazyPhoto } from '../../kit/photo/lazy-photo.ts';

interface RecipeImageProps {
  /** The art value of its dish. */
  readonly art: string;
  /** An uploaded image, if any. */
  readonly imageUrl?: string | null;
  /** Its photo, which fills `photoClass` in place of the drawing. */
  readonly image?: DisplayImageJson | undefined;
  /** Places the photo and sizes it. */
  readonly photoClass?: string;
  /** The displayed width of the photo, as in `sizes`. */
  readonly sizes?: string;
  /** Sizes it, e.g. `size-24`. */
  readonly className: string;
  readonly eager?: boolean;
}

/** The drawing of the dish, if there is no photo. Hidden from screen readers. */
export const RecipeImage = ({ image, photoClass, sizes, ...drawingProps }: RecipeImageProps) => {
  const drawing = <RecipeDrawing {...drawingProps} />;
  if (!image) return drawing;
  return (
    <Suspense fallback={drawing}>
      <span className={photoClass}>
        <LazyPhoto image={image} sizes={sizes} alt="" eager={drawingProps.eager ?? false}>
          {drawing}
        </LazyPhoto>
      </span>
    </Suspense>
  );
};

const RecipeDrawing = ({
  art,
  imageUrl = null,
  className,
  eager = false,
}: Omit<RecipeImageProps, 'image' | 'photoClass' | 'sizes'>) => (
  <img
    src={imageUrl ?? artUrl(art)}
    alt=""
    width={200}
    height={200}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    draggable={false}
    onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
    className={`object-contain ${className}`}
  />
);
