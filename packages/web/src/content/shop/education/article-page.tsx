import type { ArticleJson } from '@nutricion/contract/content/education';
import { progressShare, progressText } from '@nutricion/domain/content/progress';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import type { ProductCardSlot } from '../../../catalog/public/product-card.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { ApiProblem } from '../../../kit/api/http.ts';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { useDocumentTitle } from '../../../kit/ui/page-title.tsx';
import { Ring } from '../../../kit/ui/ring.tsx';
import { Shelf } from '../../../kit/ui/shelf.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { RecipeImage } from '../../../recipes/public/recipe-image.tsx';
import { articleQuery, useProgress } from '../api.ts';
import { ArticleHeader } from './article-header.tsx';
import { Quiz } from './quiz.tsx';
import './article-text.css';

/** `/education/{slug}`: an article, its quiz, what it rests on and what it speaks of. */
export const ArticlePage = ({ Card }: { readonly Card: ProductCardSlot }) => {
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(articleQuery(slug));
  return (
    <div className="pt-2 md:pt-4">
      <div className="page">
        <Link
          to="/education"
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control pr-2 text-ui font-[650] text-verde hover:underline"
        >
          <ArrowLeft size={20} strokeWidth={2.2} aria-hidden="true" />
          Educación
        </Link>
      </div>
      {data ? (
        <OpenArticle key={slug} article={data} Card={Card} />
      ) : (
        <div className="page">
          {!error && <ArticleSkeleton />}
          {error && isUnknown(error) && <UnknownArticle />}
          {error && !isUnknown(error) && (
            <FailedLoad
              heading="h1"
              title="No pudimos cargar el artículo"
              query={{ error, isFetching, refetch }}
            />
          )}
        </div>
      )}
    </div>
  );
};

const OpenArticle = ({
  article,
  Card,
}: {
  readonly article: ArticleJson;
  readonly Card: ProductCardSlot;
}) => {
  const { slug, html, quiz, progress, related } = article;
  const { mutate, isPaused } = useProgress(slug);
  const { text, bar } = useReadingProgress(() => {
    if (!progress.isRead) mutate({ isRead: true });
  });
  return (
    <>
      <span
        ref={bar}
        aria-hidden="true"
        className="pointer-events-none fixed inset-x-0 top-0 z-40 h-1 origin-left scale-x-0 bg-mango"
      />
      <article className="page">
        <ArticleHeader article={article} />
        <div className="mt-6 grid gap-x-16 gap-y-9 md:mt-10 lg:grid-cols-[minmax(0,1fr)_340px]">
          <div className="grid min-w-0 content-start gap-9 md:gap-12">
            <div
              ref={text}
              className="article-text"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server refuses to start with any markup but headings, lists and bold
              dangerouslySetInnerHTML={{ __html: html }}
            />
            <Quiz quiz={quiz} lastScore={progress.quizScore} onDone={(answers) => mutate({ answers })} />
          </div>
          <aside
            className="grid content-start gap-8 lg:sticky lg:top-[132px] lg:self-start"
            aria-label="Tu progreso y las fuentes"
          >
            <p
              role="status"
              className="flex items-center gap-4 rounded-ficha bg-mango-tinte px-5 py-4 text-mango-tinta"
            >
              <Ring
                share={progressShare(progress)}
                size={44}
                thickness={7}
                color="var(--mango)"
                track="#ffffff"
              />
              <span className="text-ui font-semibold">
                {progressText(progress, quiz.length)}
                {isPaused && <span className="block font-normal">Se anota cuando vuelva la conexión.</span>}
              </span>
            </p>
            <SourceList sources={article.sources} />
            {article.recipes.length > 0 && <ArticleRecipes recipes={article.recipes} />}
          </aside>
        </div>
      </article>
      {related.length > 0 && (
        <Shelf title="Para tu próxima compra" className="mt-10 md:mt-16">
          {related.map((product) => (
            <li key={product.id} className="min-w-0">
              <Card product={product} />
            </li>
          ))}
        </Shelf>
      )}
    </>
  );
};

const ArticleRecipes = ({ recipes }: Pick<ArticleJson, 'recipes'>) => (
  <section aria-labelledby="para-cocinar">
    <h2 id="para-cocinar" className="text-h3">
      Para cocinar
    </h2>
    <ul className="mt-2 divide-y divide-linea">
      {recipes.map(({ id, title, art }) => (
        <li key={id}>
          <Link
            to={`/?receta=${id}`}
            className="flex min-h-14 items-center gap-3 text-ui font-semibold text-verde"
          >
            <RecipeImage art={art} className="size-10 flex-none" />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const isUnknown = (error: Error): boolean => error instanceof ApiProblem && [404, 422].includes(error.status);

const UnknownArticle = () => {
  useDocumentTitle('Artículo no encontrado');
  return (
    <EmptyState
      heading="h1"
      title="No encontramos ese artículo"
      action={
        <Link to="/education" className={buttonClass('primary', 'lg')}>
          Ver los artículos
        </Link>
      }
    >
      Puede que el enlace sea viejo o esté incompleto.
    </EmptyState>
  );
};

/** The shape of an article: its block, and lines to read. */
const ArticleSkeleton = () => (
  <div role="status" className="breathes">
    <span className="sr-only">Cargando el artículo</span>
    <Skeleton className="mt-1 h-[252px] w-full rounded-bloque md:h-[256px]" />
    <div className="mt-6 grid max-w-[66ch] gap-3 md:mt-10">
      {['w-full', 'w-full', 'w-11/12', 'w-full', 'w-3/5', 'w-full', 'w-4/5'].map((width, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that look alike and never move
        <Skeleton key={position} className={`h-5 ${width}`} />
      ))}
    </div>
  </div>
);

/** What the article rests on, so that anybody can check it. */
const SourceList = ({ sources }: Pick<ArticleJson, 'sources'>) => (
  <section aria-labelledby="fuentes">
    <h2 id="fuentes" className="text-h3">
      Fuentes
    </h2>
    <ul className="mt-2 divide-y divide-linea">
      {sources.map(({ title, publisher, year, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="group grid min-h-11 grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-chip py-3 text-ui leading-snug"
          >
            <span className="min-w-0">
              <span className="font-semibold text-verde group-hover:underline">{title}</span>
              <span className="mt-0.5 block text-nota text-tinta-suave">
                {publisher}, <span className="num">{year}</span>
              </span>
              <span className="sr-only"> (se abre en otra pestaña)</span>
            </span>
            <ExternalLink
              size={18}
              strokeWidth={2.1}
              aria-hidden="true"
              className="mt-0.5 text-tinta-suave"
            />
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/**
 * Follows the reading progress by scroll. The bar is moved directly, since a render per scrolled pixel would be
 * felt on an old phone. `onEnd` is called once, when the last line is in sight.
 */
const useReadingProgress = (onEnd: () => void) => {
  const text = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const ended = useRef(false);
  const latestOnEnd = useRef(onEnd);
  useLayoutEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    const follow = () => {
      const box = text.current?.getBoundingClientRect();
      if (!box || box.height === 0) return;
      const share = Math.min(1, Math.max(0, (window.innerHeight - box.top) / box.height));
      if (bar.current) bar.current.style.transform = `scaleX(${share})`;
      if (share < 1 || ended.current) return;
      ended.current = true;
      latestOnEnd.current();
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, []);
  return { text, bar };
};
