import type { ListJson } from '@nutricion/contract/cart/lists';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, EllipsisVertical, Pencil, ShoppingBasket, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { ApiProblem } from '../../../kit/api/http.ts';
import { Bar } from '../../../kit/ui/bar.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../kit/ui/menu.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { BuyAgainSheet } from '../../public/buy-again-sheet.tsx';
import { listQuery, renameList } from '../api-lists.ts';
import { listsPath } from './list-address.ts';
import { deleteListWithUndo } from './list-changes.ts';
import { ListLine } from './list-line.tsx';
import { ListNameForm } from './list-name-form.tsx';

/** One list, to go by in the kitchen and to put into the cart. */
export const ListView = ({ id }: { readonly id: string }) => {
  const { data, error, isPending, isFetching, refetch } = useQuery(listQuery(id));
  return (
    <Block aria-labelledby="lista">
      <Link
        to={listsPath}
        className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-1.5 rounded-control text-ui font-semibold text-verde hover:underline"
      >
        <ArrowLeft size={20} strokeWidth={2.1} aria-hidden="true" />
        Favoritos y listas
      </Link>
      {data && <List list={data} />}
      {isPending && <ListSkeleton />}
      {!isPending && !data && (
        <>
          <h2 id="lista" className="sr-only">
            Lista
          </h2>
          {error instanceof ApiProblem && error.status < 500 ? (
            <EmptyState
              heading="h3"
              title="No encontramos esa lista"
              action={
                <Link to={listsPath} className={buttonClass()}>
                  Ver tus listas
                </Link>
              }
            >
              Puede que la hayas borrado.
            </EmptyState>
          ) : (
            <FailedLoad heading="h3" query={{ error, isFetching, refetch }} />
          )}
        </>
      )}
    </Block>
  );
};

const List = ({ list }: { readonly list: ListJson }) => {
  const { id, name, lines } = list;
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'none' | 'name' | 'cart'>('none');
  const close = () => setOpened('none');
  const uncheckedLines = lines.filter(({ isChecked }) => !isChecked);
  const checked = lines.length - uncheckedLines.length;
  const remove = () => {
    void deleteListWithUndo(list);
    navigate(listsPath);
  };
  return (
    <>
      <div className="flex items-start gap-2">
        <h2 id="lista" className="min-w-0 flex-1 pt-1.5 wrap-anywhere">
          {name}
        </h2>
        <Menu
          trigger={
            <IconButton label="Más sobre esta lista" className="-mr-2.5">
              <EllipsisVertical size={22} strokeWidth={2.1} aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => setOpened('name')}>
            <Pencil size={20} strokeWidth={2.1} aria-hidden="true" />
            Cambiar el nombre
          </MenuItem>
          <MenuItem danger onSelect={remove}>
            <Trash2 size={20} strokeWidth={2.1} aria-hidden="true" />
            Borrar la lista
          </MenuItem>
        </Menu>
      </div>
      {lines.length === 0 ? (
        <EmptyState
          heading="h3"
          title="Esta lista está vacía"
          action={
            <Link to="/" className={buttonClass()}>
              Ver la tienda
            </Link>
          }
        >
          Abre un producto y toca «Guardar en lista».
        </EmptyState>
      ) : (
        <>
          <p className="mt-1 text-ui text-tinta-suave tabular-nums">
            {checked} de {lines.length} {lines.length === 1 ? 'listo' : 'listos'}
          </p>
          <Bar level={checked / lines.length} color="var(--verde)" track="var(--rocio)" className="mt-2" />
          <ul className="mt-3 divide-y divide-linea">
            {lines.map((line) => (
              <ListLine key={line.productId} listId={id} line={line} />
            ))}
          </ul>
          <Button
            size="lg"
            wide
            className="mt-5"
            disabled={uncheckedLines.length === 0}
            onClick={() => setOpened('cart')}
          >
            <ShoppingBasket size={22} strokeWidth={2.1} aria-hidden="true" />
            {uncheckedLines.length === 0 ? 'Todo está listo' : 'Poner la lista en el carrito'}
          </Button>
          {checked > 0 && uncheckedLines.length > 0 && (
            <p className="mt-2 text-center text-nota text-tinta-suave">Lo que ya marcaste se queda fuera.</p>
          )}
        </>
      )}
      <Dialog open={opened === 'name'} onOpenChange={close} title="Cambiar el nombre">
        <ListNameForm
          label="Nombre de la lista"
          submitLabel="Guardar"
          initialName={name}
          onSubmit={async (next) => {
            await renameList(id, next);
            close();
          }}
        />
      </Dialog>
      <BuyAgainSheet
        open={opened === 'cart'}
        onOpenChange={close}
        title="Poner en el carrito"
        description={`«${name}», a los precios de hoy`}
        lines={uncheckedLines}
      />
    </>
  );
};

const ListSkeleton = () => (
  <div role="status" aria-label="Cargando la lista" className="breathes">
    <h2 id="lista" className="sr-only">
      Lista
    </h2>
    <Skeleton className="h-9 w-56" />
    <Skeleton className="mt-6 h-[76px] w-full rounded-[16px]" />
    <Skeleton className="mt-4 h-[76px] w-full rounded-[16px]" />
    <Skeleton className="mt-4 h-[76px] w-full rounded-[16px]" />
  </div>
);
