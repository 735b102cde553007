import type { Category } from '@nutricion/domain/catalog/category';
import { artUrl, categoryArt } from '../../../art/category-art.ts';
import { PageTitle } from '../../ui/page-title.tsx';

interface CategoryHeaderProps {
  readonly category: Category;
  /** What is listed; unknown until the first page is there, its line keeps the room. */
  readonly total: number | undefined;
}

/** The category's block: its name, how many products, its picture. */
export const CategoryHeader = ({ category: { id, label }, total }: CategoryHeaderProps) => (
  <div
    data-cat={id}
    className="relative mt-1 flex min-h-[104px] flex-col justify-center overflow-hidden rounded-bloque bg-cat-bloque px-5 py-4 pr-[120px] text-cat-tinta md:min-h-[148px] md:px-9 md:pr-[240px]"
  >
    <PageTitle className="md:text-titular">{label}</PageTitle>
    <p role="status" className="mt-1.5 min-h-[1.45em] text-ui font-semibold">
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
      className="absolute right-2 -bottom-2 size-[116px] md:right-9 md:-bottom-3 md:size-[172px]"
    />
  </div>
);
