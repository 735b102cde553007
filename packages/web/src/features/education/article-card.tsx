import type { ArticleSummaryJson } from '@nutricion/contract/education';
import { progressShare, progressText } from '@nutricion/domain/education/progress';
import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '../../ui/icon-button.tsx';
import { Ring } from '../../ui/ring.tsx';
import { useBookmark } from './article-changes.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticlePicture } from './article-picture.tsx';
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
  const { slug, title, summary, emoji, topic, progress, questionCount, isBookmarked } = article;
  const bookmark = useBookmark(slug);
  return (
    <article
      data-cat={topicHue[topic]}
      className={clsx(
        'group relative grid h-full grid-cols-[72px_minmax(0,1fr)] gap-x-4 rounded-ficha p-3 transition-colors duration-rapido md:p-4',
        isLead ? 'bg-cat-tinte' : 'bg-papel inset-ring-[1.5px] inset-ring-linea hover:bg-rocio-2',
      )}
    >
      <span
        className={clsx(
          'grid size-[72px] place-items-center rounded-control',
          isLead ? 'bg-cat-bloque' : 'bg-cat-tinte',
        )}
      >
        <ArticlePicture emoji={emoji} className="size-14" />
      </span>
      <div className="flex min-w-0 items-start gap-1">
        <h2
          className={clsx('min-w-0 flex-1 py-1.5 leading-tight hyphens-auto', isLead ? 'text-h2' : 'text-h3')}
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
      <p className="col-span-2 mt-3 text-ui leading-snug text-tinta-suave">{summary}</p>
      <div className="col-span-2 mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3 text-nota">
        <p className="font-semibold text-cat-tinta">
          <ArticleFacts article={article} />
        </p>
        <p className="flex items-center gap-2 text-tinta-suave">
          <Ring share={progressShare(progress)} size={20} color="var(--mango)" track="var(--linea)" />
          {progressText(progress, questionCount)}
        </p>
      </div>
    </article>
  );
};
