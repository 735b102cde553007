import type { ArticleSummaryJson } from '@nutricion/contract/content/education';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { Ring } from '../../../kit/ui/ring.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { articlesQuery } from '../api.ts';
import { ArticleCard } from './article-card.tsx';
import { filterArticles, filterOf } from './filter-articles.ts';
import { TopicFilter } from './topic-filter.tsx';

/** `/education`: every article, by topic if one is chosen. */
export const EducationPage = () => {
  const { error, data, isPending, isFetching, refetch } = useQuery(articlesQuery);
  const [params] = useSearchParams();
  const filter = filterOf(params);
  const shown = data && filterArticles(data.articles, filter);
  return (
    <div className="page pt-4 md:pt-8">
      <EducationHeader articles={data?.articles} />
      <TopicFilter filter={filter} />
      {isPending && <ListSkeleton />}
      {!isPending && !data && (
        <FailedLoad title="No pudimos cargar los artículos" query={{ error, isFetching, refetch }} />
      )}
      <p role="status" className="sr-only">
        {shown && (shown.length === 1 ? '1 artículo' : `${shown.length} artículos`)}
      </p>
      {shown?.length === 0 && (
        <EmptyState
          title="Todavía no hay artículos de ese tema"
          action={
            <Link to="?" replace className={buttonClass()}>
              Ver todos los temas
            </Link>
          }
        >
          Mira los demás: se leen en un descanso.
        </EmptyState>
      )}
      <ul className={gridClass}>
        {shown?.map((article, place) => {
          // The recommended article is larger, unless a filter is set.
          const isLead = place === 0 && filter.topic === null && !filter.savedFirst;
          return (
            <li key={article.slug} className={isLead ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
              <ArticleCard
                article={article}
                isLead={isLead}
                why={data?.lead?.slug === article.slug ? data.lead.why : undefined}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
};

const gridClass = 'mt-5 grid gap-3 sm:grid-cols-2 md:gap-5 lg:grid-cols-3';

const EducationHeader = ({ articles }: { readonly articles: readonly ArticleSummaryJson[] | undefined }) => {
  const read = articles?.filter(({ progress }) => progress.isRead).length ?? 0;
  const count = articles?.length ?? 0;
  return (
    <div
      data-cat="todas"
      className="flex items-center justify-between gap-4 rounded-bloque bg-cat-bloque px-5 py-5 text-cat-tinta md:px-9 md:py-8"
    >
      <div className="min-w-0">
        <PageTitle className="md:text-titular">Educación</PageTitle>
        <p className="mt-1.5 max-w-[34rem] text-ui font-semibold">
          Comer bien entre turno y turno, en lo que dura un descanso.
        </p>
      </div>
      <Ring
        share={count === 0 ? 0 : read / count}
        size={92}
        thickness={10}
        color="var(--mango)"
        track="#ffffffb3"
      >
        {count > 0 && (
          <span className="block">
            <span className="num block text-[1.25rem]">
              {read}
              <span className="sr-only"> </span>
            </span>
            <span className="text-nota leading-none font-semibold">
              {/* What a person sees on two lines is read as one phrase. */}
              de {count}
              <span className="sr-only"> artículos leídos</span>
            </span>
          </span>
        )}
      </Ring>
    </div>
  );
};

const ListSkeleton = () => (
  <div role="status" className={`breathes ${gridClass}`}>
    <span className="sr-only">Cargando los artículos</span>
    {[0, 1, 2, 3, 4, 5].map((position) => (
      <Skeleton key={position} className="h-[388px] w-full rounded-ficha" />
    ))}
  </div>
);
