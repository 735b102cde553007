import type { ListSummaryJson } from '@nutricion/contract/cart/lists';
import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { LIST_LIMITS } from '@nutricion/domain/cart/shopping-list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { announce } from '../../../kit/lib/announce.tsx';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { TickBox } from '../../../kit/ui/tick-box.tsx';
import { createList, deleteLine, listQuery, listsQuery, refreshLists, saveLine } from '../api-lists.ts';
import { countText } from './list-labels.ts';
import { ListNameForm } from './list-name-form.tsx';
import { showListError } from './show-list-error.ts';
import { useTick } from './use-tick.ts';

interface SaveToListDialogProps {
  readonly product: ProductCardJson;
  readonly onClose: () => void;
}

/** The lists that contain a product; each tick is saved at once. */
export const SaveToListDialog = ({ product, onClose }: SaveToListDialogProps) => {
  const { error, data, isPending, isFetching, refetch } = useQuery(listsQuery);
  const lists = data?.lists ?? [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Guardar en una lista"
      description={product.title}
      actions={<Button onClick={onClose}>Listo</Button>}
    >
      {isPending && <ListsSkeleton />}
      {!isPending && !data && (
        <FailedLoad heading="h3" query={{ error, isFetching, refetch }} className="py-4!" />
      )}
      {lists.length > 0 && (
        <ul
          aria-label="Tus listas"
          className="-mx-2 max-h-[40dvh] overflow-y-auto overscroll-contain px-2 py-1"
        >
          {lists.map((list) => (
            <ListChoice key={list.id} list={list} product={product} />
          ))}
        </ul>
      )}
      {data && lists.length < LIST_LIMITS.lists && (
        <div className={lists.length > 0 ? 'mt-4 border-t border-linea pt-4' : undefined}>
          <ListNameForm
            label={lists.length > 0 ? 'Lista nueva' : 'Tu primera lista'}
            submitLabel="Crear y guardar"
            variant="quiet"
            onSubmit={async (name) => {
              await createList(name, [{ productId: product.id, quantity: 1, isChecked: false }]);
              toastSuccess(`Guardado en «${name.trim()}»`);
              onClose();
            }}
          />
        </div>
      )}
      {lists.length >= LIST_LIMITS.lists && (
        <p className="mt-4 text-ui text-tinta-suave">
          Ya tienes {LIST_LIMITS.lists} listas. Para hacer otra, borra una en tu perfil.
        </p>
      )}
    </Dialog>
  );
};

const ListChoice = ({
  list,
  product,
}: {
  readonly list: ListSummaryJson;
  readonly product: ProductCardJson;
}) => {
  const id = useId();
  const queryClient = useQueryClient();
  const isOn = list.productIds.includes(product.id);
  const show = (isOnList: boolean) =>
    queryClient.setQueryData(
      listsQuery.queryKey,
      (before) =>
        before && {
          lists: before.lists.map((other) =>
            other.id === list.id ? withProduct(other, product.id, isOnList) : other,
          ),
        },
    );
  const change = useMutation({
    scope: { id: `lista-${list.id}` },
    mutationFn: (isOnList: boolean) =>
      isOnList
        ? saveLine(list.id, { productId: product.id, quantity: 1, isChecked: false })
        : deleteLine(list.id, product.id),
    onMutate: (isOnList) => {
      show(isOnList);
      announce(isOnList ? `Guardado en ${list.name}` : `Fuera de ${list.name}`);
    },
    onError: (error, isOnList) => {
      show(!isOnList);
      showListError('No pudimos guardarlo', error);
    },
    onSettled: () => {
      queryClient.removeQueries({ queryKey: listQuery(list.id).queryKey });
      void refreshLists();
    },
  });
  const [isShown, tick] = useTick(isOn, (next) => change.mutateAsync(next));
  return (
    <li>
      <label
        htmlFor={id}
        className="flex min-h-14 cursor-pointer items-center gap-3.5 rounded-control px-2 py-2 transition-colors duration-rapido hover:bg-suelo has-focus-visible:outline-[3px] has-focus-visible:outline-tinta"
      >
        <TickBox id={id} checked={isShown} onChange={(event) => tick(event.currentTarget.checked)} />
        <span className="min-w-0 flex-1 leading-snug">
          <b className="block font-[650] wrap-anywhere">{list.name}</b>
          <span className="block text-nota text-tinta-suave">{countText(list.productIds.length)}</span>
        </span>
      </label>
    </li>
  );
};

const withProduct = (list: ListSummaryJson, productId: string, isOnList: boolean): ListSummaryJson => {
  const others = list.productIds.filter((other) => other !== productId);
  return { ...list, productIds: isOnList ? [...others, productId] : others };
};

const ListsSkeleton = () => (
  <div role="status" aria-label="Cargando tus listas" className="breathes grid gap-3 py-2">
    {[0, 1, 2].map((position) => (
      <Skeleton key={position} className="h-10 w-full rounded-control" />
    ))}
  </div>
);
