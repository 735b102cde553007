import type { ArticleSummaryJson } from '@nutricion/contract/content/education';
import { progressShare, progressText } from '@nutricion/domain/content/progress';
import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Ring } from '../../../kit/ui/ring.tsx';
import { useBookmark } from '../api.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleImage } from './article-image.tsx';
import { topicHue } from './topic-hue.ts';

interface ArticleCardProps {
  readonly article: ArticleSummaryJson;
  /** The one to read next: larger, on its topic's colour. */
  readonly isLead?: boolean;
  /** Why it is to be read next. */
  readonly why?: string | undefined;
}

/** An article on the list. The whole card opens it; the bookmark is a control of its own. */
export const ArticleCard = ({ article, isLead = false, why }: ArticleCardProps) => {
  const { slug, title, summary, topic, progress, questionCount, isBookmarked } = article;
  const bookmark = useBookmark(slug);
  return (
    <article
      data-cat={topicHue[topic]}
      className={clsx(
        'group relative flex h-full flex-col rounded-ficha transition-colors duration-rapido',
        isLead ? 'bg-cat-tinte sm:flex-row' : 'bg-papel inset-ring-[1.5px] inset-ring-linea hover:bg-rocio-2',
      )}
    >
      <ArticleImage
        slug={slug}
        topic={topic}
        eager={isLead}
        className={clsx(
          'aspect-video w-full rounded-t-ficha object-contain object-bottom',
          isLead
            ? 'bg-cat-bloque sm:aspect-auto sm:w-[60%] sm:rounded-r-none sm:rounded-l-ficha'
            : 'bg-cat-tinte',
        )}
      />
      <div className="flex min-w-0 flex-1 flex-col p-3 pt-2 md:p-4 md:pt-3">
        <div className="flex min-w-0 items-start gap-1">
          <h2
            className={clsx(
              'min-w-0 flex-1 py-1.5 leading-tight hyphens-auto',
              isLead ? 'text-h2' : 'text-h3',
            )}
          >
            {isLead && why && (
              <span className="mb-1 block font-sans text-nota font-[650] tracking-normal text-cat-tinta">
                {why}
                <span className="sr-only">: </span>
              </span>
            )}
            <Link
              to={`/education/${slug}`}
              className="rounded-chip after:absolute after:inset-0 after:rounded-ficha group-hover:underline"
            >
              {title}
            </Link>
          </h2>
          <IconButton
            label={isBookmarked ? `Quitar de guardados: ${title}` : `Guardar para después: ${title}`}
            aria-pressed={isBookmarked}
            onClick={() => bookmark.mutate(!isBookmarked)}
            className="relative z-1 -mt-1 -mr-1 text-verde"
          >
            <Bookmark
              size={22}
              strokeWidth={2.1}
              fill={isBookmarked ? 'currentColor' : 'none'}
              aria-hidden="true"
            />
          </IconButton>
        </div>
        <p className="mt-1 text-ui leading-snug text-tinta-suave">{summary}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3 text-nota">
          <p className="font-semibold text-cat-tinta">
            <ArticleFacts article={article} />
          </p>
          <p className="flex items-center gap-2 text-tinta-suave">
            <Ring share={progressShare(progress)} size={20} color="var(--mango)" track="var(--linea)" />
            {progressText(progress, questionCount)}
          </p>
        </div>
      </div>
    </article>
  );
};
