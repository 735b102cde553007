import { topics } from '@nutricion/domain/content/topic';
import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ArticleFilter, filterAddress } from './filter-articles.ts';

/** Topics, one at a time, and bookmarked first. All are links, so that the address has the filter. */
export const TopicFilter = ({ filter }: { readonly filter: ArticleFilter }) => {
  const withTopic = (topic: ArticleFilter['topic']) => filterAddress({ ...filter, topic });
  return (
    <nav
      aria-label="Filtrar artículos"
      className="scrollbar-none -mx-(--margen) mt-4 flex gap-2 overflow-x-auto scroll-px-(--margen) px-(--margen) py-1.5 md:mx-0 md:mt-5 md:flex-wrap md:px-0"
    >
      <FilterLink to={filterAddress({ ...filter, savedFirst: !filter.savedFirst })} isOn={filter.savedFirst}>
        <Bookmark
          size={18}
          strokeWidth={2.2}
          fill={filter.savedFirst ? 'currentColor' : 'none'}
          aria-hidden="true"
        />
        Guardados primero
      </FilterLink>
      <FilterLink to={withTopic(null)} isOn={filter.topic === null}>
        Todos
      </FilterLink>
      {topics.map(({ id, label }) => (
        <FilterLink key={id} to={withTopic(id)} isOn={filter.topic === id}>
          {label}
        </FilterLink>
      ))}
    </nav>
  );
};

interface FilterLinkProps {
  readonly to: string;
  readonly isOn: boolean;
  readonly children: ReactNode;
}

const FilterLink = ({ to, isOn, children }: FilterLinkProps) => (
  <Link
    to={to}
    replace
    aria-current={isOn ? 'true' : undefined}
    className={clsx(
      'inline-flex min-h-11 flex-none items-center gap-2 rounded-control px-4 text-ui font-[650] transition-colors duration-rapido',
      isOn ? 'bg-verde-hondo text-white' : 'bg-rocio-2 text-verde-hondo hover:bg-rocio',
    )}
  >
    {children}
  </Link>
);
