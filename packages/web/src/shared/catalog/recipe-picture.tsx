import { artUrl } from '../../../art/category-art.ts';
import { recipeArt } from '../../../art/recipe-art.ts';

interface RecipePictureProps {
  readonly emoji: string;
  /** A picture of its own, where the association has uploaded one. */
  readonly imageUrl?: string | null;
  /** Sizes it, e.g. `size-24`. */
  readonly className: string;
  readonly eager?: boolean;
  /** The size of an emoji that stands in for a picture. */
  readonly glyphClass?: string;
}

/** The dish in the shop's own hand, by its emoji; the device's where it isn't drawn. Says nothing to readers. */
export const RecipePicture = ({
  emoji,
  imageUrl = null,
  className,
  eager = false,
  glyphClass = 'text-[3.5rem]',
}: RecipePictureProps) => {
  const spec = recipeArt[emoji];
  const source = imageUrl ?? (spec ? artUrl(spec) : null);
  if (source === null)
    return (
      <span aria-hidden="true" className={`grid place-items-center leading-none ${glyphClass} ${className}`}>
        {emoji}
      </span>
    );
  return (
    <img
      src={source}
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
};
