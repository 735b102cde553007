import { articleArt } from '../../../art/article-art.ts';
import { artUrl } from '../../../art/category-art.ts';

interface ArticlePictureProps {
  readonly emoji: string;
  readonly className: string;
}

/** The article's emoji in the shop's own hand; the device's where it isn't drawn. Says nothing to readers. */
export const ArticlePicture = ({ emoji, className }: ArticlePictureProps) => {
  const spec = articleArt[emoji];
  if (!spec)
    return (
      <span aria-hidden="true" className={`grid place-items-center text-[2.25rem] leading-none ${className}`}>
        {emoji}
      </span>
    );
  return <img src={artUrl(spec)} alt="" width={200} height={200} decoding="async" className={className} />;
};
