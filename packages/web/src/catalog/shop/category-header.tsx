import { artUrl, categoryArt } from '@nutricion/art/category-art';
import type { Category } from '@nutricion/domain/catalog/category';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PageTitle } from '../../kit/ui/page-title.tsx';

interface CategoryHeaderProps {
  readonly category: Category;
  /** Products listed; undefined until the first page is loaded, while its line keeps the height. */
  readonly total: number | undefined;
}

/** Name of the category, number of products and image; on a phone also the back link. */
export const CategoryHeader = ({ category: { id, label }, total }: CategoryHeaderProps) => (
  <div data-cat={id} className="relative">
    <Link
      to="/"
      className="inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-control text-ui font-[650] text-verde hover:underline max-md:absolute max-md:top-1/2 max-md:left-1.5 max-md:z-10 max-md:-translate-y-1/2 max-md:justify-center max-md:text-cat-tinta md:pr-2"
    >
      <ArrowLeft size={20} strokeWidth={2.2} aria-hidden="true" />
      <span className="max-md:sr-only">Inicio</span>
    </Link>
    <div className="relative flex min-h-[88px] flex-col justify-center overflow-hidden rounded-bloque bg-cat-bloque py-3 pr-[104px] pl-[52px] text-cat-tinta md:mt-1 md:min-h-[148px] md:px-9 md:py-4 md:pr-[240px] lying:min-h-16 lying:py-2">
      <PageTitle className="md:text-titular lying:text-h2">{label}</PageTitle>
      <p role="status" className="mt-1 min-h-[1.45em] text-ui font-semibold md:mt-1.5 lying:mt-0">
        {total !== undefined && (
          <>
            <span className="num">{total}</span> {total === 1 ? 'producto' : 'productos'}
          </>
        )}
      </p>
      <img
        src={artUrl(categoryArt[id])}
        alt=""
        width={200}
        height={200}
        className="absolute right-1.5 -bottom-2 size-[104px] md:right-9 md:-bottom-3 md:size-[172px] lying:-bottom-2 lying:size-[84px]"
      />
    </div>
  </div>
);
