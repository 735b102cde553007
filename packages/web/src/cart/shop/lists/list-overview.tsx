import type { ListSummaryJson } from '@nutricion/contract/cart/lists';
import { LIST_LIMITS } from '@nutricion/domain/cart/shopping-list';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ProductArt } from '../../../catalog/public/product-art.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { createList, listsQuery } from '../api-lists.ts';
import { listPath } from './list-address.ts';
import { progressText } from './list-labels.ts';
import { ListNameForm } from './list-name-form.tsx';

/** The customer's lists, oldest first, and a form for a new one. */
export const ListOverview = () => {
  const { error, data, isPending, isFetching, refetch } = useQuery(listsQuery);
  const [isNaming, setNaming] = useState(false);
  const navigate = useNavigate();
  const lists = data?.lists ?? [];
  const isFull = lists.length >= LIST_LIMITS.lists;
  return (
    <Block aria-labelledby="tus-listas">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="tus-listas">Tus listas</h2>
        {data && (
          <Button variant="quiet" size="sm" disabled={isFull} onClick={() => setNaming(true)}>
            <Plus size={20} strokeWidth={2.2} aria-hidden="true" />
            Lista nueva
          </Button>
        )}
      </div>
      {isFull && (
        <p className="mt-2 text-ui text-tinta-suave">
          Ya tienes {LIST_LIMITS.lists} listas. Borra una para hacer otra.
        </p>
      )}
      {isPending && <OverviewSkeleton />}
      {!isPending && !data && <FailedLoad heading="h3" query={{ error, isFetching, refetch }} />}
      {data && lists.length === 0 && (
        <div className="mt-3 flex items-center gap-4 rounded-[16px] bg-rocio-2 p-4">
          <span
            aria-hidden="true"
            className="grid size-12 flex-none place-items-center rounded-control bg-rocio text-verde"
          >
            <ListChecks size={24} strokeWidth={2.1} />
          </span>
          <p className="text-ui leading-snug">
            <b className="block font-[650]">Todavía no tienes listas</b>
            Arma la de la semana o la de una fiesta, y ponla en el carrito de un toque.
          </p>
        </div>
      )}
      {lists.length > 0 && (
        <ul className="mt-2 divide-y divide-linea">
          {lists.map((list) => (
            <li key={list.id}>
              <ListRow list={list} />
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={isNaming}
        onOpenChange={setNaming}
        title="Lista nueva"
        description="Solo tú la ves. Después le pones productos desde la tienda."
      >
        <ListNameForm
          label="Nombre de la lista"
          submitLabel="Crear lista"
          onSubmit={async (name) => {
            const id = await createList(name);
            setNaming(false);
            navigate(listPath(id));
          }}
        />
      </Dialog>
    </Block>
  );
};

const ListRow = ({ list }: { readonly list: ListSummaryJson }) => (
  <Link
    to={listPath(list.id)}
    className="-mx-2 flex min-h-[76px] items-center gap-4 rounded-[16px] px-2 py-3 transition-colors duration-rapido hover:bg-suelo"
  >
    <span className="min-w-0 flex-1 leading-snug">
      <b className="block text-[1.0625rem] font-[650] wrap-anywhere">{list.name}</b>
      <span className="block text-[.875rem] text-tinta-suave">
        {progressText(list.productIds.length, list.checkedCount)}
      </span>
    </span>
    <span aria-hidden="true" className="flex flex-none pl-2 max-[359px]:hidden">
      {list.images.map((image, index) => (
        <ProductArt
          // biome-ignore lint/suspicious/noArrayIndexKey: two products may share a picture, and none ever moves
          key={index}
          src={image}
          alt=""
          categoryId={null}
          className={`-ml-2 size-11 rounded-[14px] ring-2 ring-papel ${index > 2 ? 'max-sm:hidden' : ''}`}
        />
      ))}
    </span>
    <ChevronRight size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none text-tinta-suave" />
  </Link>
);

const OverviewSkeleton = () => (
  <div role="status" aria-label="Cargando tus listas" className="breathes mt-4 grid gap-4">
    {[0, 1].map((position) => (
      <Skeleton key={position} className="h-[60px] w-full rounded-[16px]" />
    ))}
  </div>
);
