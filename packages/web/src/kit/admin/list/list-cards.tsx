import { clsx } from 'clsx';
import type { ListRowsProps } from './list-types.ts';
import { RowChooser } from './row-chooser.tsx';
import { RowLink } from './row-link.tsx';
import { RowMenu } from './row-menu.tsx';

/** Rows on a phone: the first column is the card's title, one is its corner, the others are its lines. */
export const ListCards = <Row,>(props: ListRowsProps<Row>) => {
  const { declaration, rows, columns, selection } = props;
  const { title, keyOf, nameOf, hrefOf } = declaration;
  const [main, ...rest] = columns;
  return (
    <ul aria-label={title} className="flex flex-col gap-3">
      {rows.map((row) => {
        const key = keyOf(row);
        const isChosen = selection.chosen.has(key);
        return (
          <li
            key={key}
            data-row={key}
            className={clsx('rounded-ficha px-4 py-3 text-ui', isChosen ? 'bg-rocio' : 'bg-papel')}
          >
            {/* A long title with a long badge goes above it, instead of breaking within its words. */}
            <div className="flex flex-wrap items-center gap-1">
              {declaration.bulkActions.length > 0 && (
                <span className="-ml-2.5">
                  <RowChooser
                    label={`Escoger ${nameOf(row)}`}
                    isChosen={isChosen}
                    onToggle={(isRange) => selection.toggle(key, isRange)}
                  />
                </span>
              )}
              <RowLink
                to={hrefOf(row)}
                className="inline-flex min-h-11 min-w-0 flex-1 basis-40 items-center font-display text-[1.0625rem] font-bold tabular-nums"
              >
                {main?.cell(row)}
              </RowLink>
              <span className="ml-auto flex flex-none items-center gap-1">
                {rest
                  .filter(({ onCard }) => onCard === 'corner')
                  .map(({ id, cell }) => (
                    <span key={id}>{cell(row)}</span>
                  ))}
                {declaration.rowActions.length > 0 && (
                  <span className="-mr-2.5">
                    <RowMenu declaration={declaration} row={row} />
                  </span>
                )}
              </span>
            </div>
            <dl className="mt-1 grid gap-1 leading-snug">
              {rest
                .filter(({ onCard }) => onCard === undefined || onCard === 'labelled')
                .map(({ id, label, cell, onCard }) => (
                  <div key={id} className={onCard && 'flex gap-1.5'}>
                    <dt className={onCard ? 'text-tinta-suave' : 'sr-only'}>{label}</dt>
                    <dd>{cell(row)}</dd>
                  </div>
                ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
};
