import type { ReactNode } from 'react';
import type { ListRowsProps } from './list-types.ts';
import { RowLink } from './row-link.tsx';
import { RowMenu } from './row-menu.tsx';

interface ListTilesProps<Row> extends ListRowsProps<Row> {
  readonly tile: (row: Row) => ReactNode;
}

/** Rows as a grid of image tiles. */
export const ListTiles = <Row,>({ declaration, rows, tile }: ListTilesProps<Row>) => {
  const { title, keyOf, hrefOf, rowActions } = declaration;
  return (
    <ul
      aria-label={title}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,150px),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(210px,1fr))] md:gap-4"
    >
      {rows.map((row) => {
        const key = keyOf(row);
        return (
          <li
            key={key}
            data-row={key}
            className="relative rounded-bloque bg-papel p-2.5 hover:bg-rocio-2 md:p-3"
          >
            <RowLink
              to={hrefOf(row)}
              className="block rounded-ficha no-underline! after:absolute after:inset-0 after:rounded-bloque"
            >
              {tile(row)}
            </RowLink>
            {rowActions.length > 0 && (
              <span className="absolute right-1 bottom-1 z-1">
                <RowMenu declaration={declaration} row={row} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
