import { coverOf, coverUrl } from '@nutricion/art/article-art';
import type { TopicId } from '@nutricion/domain/content/topic';

interface ArticleImageProps {
  readonly slug: string;
  readonly topic: TopicId;
  readonly className: string;
  readonly eager?: boolean;
}

/** The article's cover, or its topic's, without background. Hidden from screen readers. */
export const ArticleImage = ({ slug, topic, className, eager = false }: ArticleImageProps) => (
  <img
    key={slug}
    src={coverUrl(coverOf(slug, topic))}
    alt=""
    width={480}
    height={270}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    // Offline an unseen cover shows its background, without the browser's broken image.
    onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
    className={className}
  />
);
