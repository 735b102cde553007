import { artUrl, categoryArt } from '@nutricion/art/category-art';
import { categories } from '@nutricion/domain/catalog/category';
import { clsx } from 'clsx';
import { LayoutGrid } from 'lucide-react';
import { Link } from 'react-router';
import { scrollBehavior } from '../../kit/lib/reduced-motion.ts';

const tileClass =
  'relative flex h-[84px] w-[92px] flex-none snap-start flex-col overflow-hidden rounded-[18px] py-2.5 pr-0 pl-2.5 [overflow-wrap:normal] text-left text-nota leading-[1.15] font-[650] tracking-[-.025em] md:h-[116px] md:w-auto';

/** The eleven categories; 'Todas' is where one is, and leads to the top. */
export const CategoryStrip = () => (
  <nav aria-label="Categorías" className="page pt-3.5 md:pt-6">
    <ul className="scrollbar-none -mx-(--margen) flex gap-2 overflow-x-auto scroll-px-(--margen) px-(--margen) py-1 [scroll-snap-type:x_proximity] *:flex md:mx-0 md:grid md:grid-cols-6 md:gap-2.5 md:overflow-visible md:px-0 xl:grid-cols-12">
      <li>
        <button
          type="button"
          aria-current="page"
          onClick={scrollToTop}
          className={clsx(tileClass, 'bg-verde-hondo text-white md:w-full')}
        >
          Todas
          <LayoutGrid
            size={26}
            strokeWidth={1.9}
            aria-hidden="true"
            className="absolute right-3 bottom-3 text-brote"
          />
        </button>
      </li>
      {categories.map(({ id, label }) => (
        <li key={id} data-cat={id}>
          <Link
            to={`/category/${id}`}
            className={clsx(tileClass, 'group bg-cat-bloque text-cat-tinta md:w-full')}
          >
            {label}
            <img
              src={artUrl(categoryArt[id])}
              alt=""
              width={200}
              height={200}
              fetchPriority="low"
              className="absolute right-0 bottom-0 size-[46px] transition-transform duration-medio ease-turno group-hover:-translate-y-1 md:size-[70px]"
            />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const scrollToTop = () => window.scrollTo({ top: 0, behavior: scrollBehavior() });
