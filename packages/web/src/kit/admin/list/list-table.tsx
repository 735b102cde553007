import { clsx } from 'clsx';
import { EditableCell } from './editable-cell.tsx';
import type { ListRowsProps } from './list-types.ts';
import { RowChooser } from './row-chooser.tsx';
import { RowLink } from './row-link.tsx';
import { RowMenu } from './row-menu.tsx';

/** Rows on a desktop. The first cell opens the row. */
export const ListTable = <Row,>(props: ListRowsProps<Row>) => {
  const { declaration, rows, columns, selection, isDense, onSaved } = props;
  const { title, keyOf, nameOf, hrefOf } = declaration;
  const isAll = rows.length > 0 && selection.chosen.size === rows.length;
  const canChoose = declaration.bulkActions.length > 0;
  return (
    <div className="overflow-x-auto rounded-bloque bg-papel">
      <table className="w-full border-collapse text-left text-ui wrap-break-word">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-linea text-nota font-semibold text-tinta-suave">
            {canChoose && (
              <th scope="col" className="w-12 pl-3">
                <RowChooser label="Escoger todos" isChosen={isAll} onToggle={selection.toggleAll} />
              </th>
            )}
            {columns.map(({ id, label, isNumber }) => (
              <th
                key={id}
                scope="col"
                className={clsx('h-12 px-3 leading-tight font-semibold', isNumber && 'text-right')}
              >
                {label}
              </th>
            ))}
            {declaration.rowActions.length > 0 && (
              <th scope="col" className="w-12">
                <span className="sr-only">Más</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-linea">
          {rows.map((row) => {
            const key = keyOf(row);
            const isChosen = selection.chosen.has(key);
            return (
              <tr
                key={key}
                data-row={key}
                className={clsx(
                  'transition-colors duration-rapido',
                  isChosen ? 'bg-rocio-2' : 'hover:bg-suelo has-[a:focus-visible]:bg-suelo',
                )}
              >
                {canChoose && (
                  <td className="pl-3">
                    <RowChooser
                      label={`Escoger ${nameOf(row)}`}
                      isChosen={isChosen}
                      onToggle={(isRange) => selection.toggle(key, isRange)}
                    />
                  </td>
                )}
                {columns.map(({ id, cell, isNumber, isLong, edit }, index) => (
                  <td
                    key={id}
                    className={clsx(
                      'px-3 leading-snug',
                      isDense ? 'h-11 py-0.5' : 'h-[60px] py-2',
                      isNumber && 'text-right whitespace-nowrap tabular-nums',
                    )}
                  >
                    {index === 0 ? (
                      <RowLink
                        to={hrefOf(row)}
                        className={clsx(
                          'inline-flex min-h-11 items-center font-[650] tabular-nums',
                          !isLong && 'whitespace-nowrap',
                        )}
                      >
                        {cell(row)}
                      </RowLink>
                    ) : edit && (edit.isFor?.(row) ?? true) ? (
                      <EditableCell edit={edit} row={row} isNumber={isNumber ?? false} onSaved={onSaved}>
                        {cell(row)}
                      </EditableCell>
                    ) : (
                      cell(row)
                    )}
                  </td>
                ))}
                {declaration.rowActions.length > 0 && (
                  <td className="pr-2">
                    <RowMenu declaration={declaration} row={row} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
