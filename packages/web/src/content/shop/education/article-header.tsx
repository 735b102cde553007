import type { ArticleJson } from '@nutricion/contract/content/education';
import { Bookmark } from 'lucide-react';
import { Button } from '../../../kit/ui/button.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { useBookmark } from '../api.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleImage } from './article-image.tsx';
import { topicHue } from './topic-hue.ts';

/** What it is about and how long it takes, and the way to keep it for the next break. */
export const ArticleHeader = ({ article }: { readonly article: ArticleJson }) => {
  const { slug, title, summary, topic, isBookmarked } = article;
  const bookmark = useBookmark(slug);
  return (
    <header
      data-cat={topicHue[topic]}
      className="mt-1 grid overflow-hidden rounded-bloque bg-cat-bloque text-cat-honda sm:grid-cols-[minmax(0,1fr)_minmax(0,46%)]"
    >
      <div className="min-w-0 px-5 py-5 md:py-8 md:pl-9">
        <p className="text-ui font-semibold">
          <ArticleFacts article={article} />
        </p>
        <PageTitle className="mt-2 hyphens-auto md:text-titular">{title}</PageTitle>
        <p className="mt-3 max-w-[40rem] leading-snug md:text-[1.125rem]">{summary}</p>
        <Button
          variant="white"
          size="sm"
          className="mt-4"
          aria-pressed={isBookmarked}
          onClick={() => bookmark.mutate(!isBookmarked)}
        >
          <Bookmark
            size={20}
            strokeWidth={2.1}
            fill={isBookmarked ? 'currentColor' : 'none'}
            aria-hidden="true"
          />
          {isBookmarked ? 'Guardado' : 'Guardar para después'}
        </Button>
      </div>
      <ArticleImage
        slug={slug}
        topic={topic}
        eager
        className="aspect-video w-full self-end max-sm:row-start-1 max-sm:bg-cat-tinte"
      />
    </header>
  );
};
