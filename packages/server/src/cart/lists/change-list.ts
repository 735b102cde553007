import { productMoney } from '@nutricion/contract/kit/money';
import { changedListName, fitsOnList, newListName } from '@nutricion/domain/cart/shopping-list';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { currentProducts } from '../../catalog/public.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { refusalOfLists, unknownList, unknownProduct } from './list-refusal.ts';
import {
  insertList,
  type ListDependencies,
  lockList,
  lockOwner,
  type NewLine,
  readLines,
  readListNames,
  renameList,
  saveLines,
} from './list-store.ts';

type NamedList = { readonly id: string; readonly name: string };
type ListLine = Omit<NewLine, 'unitPriceCents'>;

/**
 * Makes a list, empty or with lines: also one that was deleted a moment ago and comes back. Products that
 * are no longer sold stay out. The same id again answers the list that there is.
 */
export const createList = async (
  deps: ListDependencies,
  userId: string,
  requestedList: { readonly id: string; readonly name: string; readonly lines: readonly ListLine[] },
): Promise<Result<NamedList, Refusal>> => {
  // Before the transaction: within it this would need a second connection of the pool.
  const lines = await withPrices(deps, requestedList.lines);
  return deps.db.transaction().execute(async (trx) => {
    await lockOwner(trx, userId);
    const lists = await readListNames(trx, userId);
    const made = lists.find(({ id }) => id === requestedList.id);
    if (made) return accept(made);
    const name = newListName(lists, requestedList.name);
    if (!name.ok) return refuse(refusalOfLists(name.refusal));
    // Somebody else's id, by guess or by chance.
    if (!(await insertList(trx, { id: requestedList.id, userId, name: name.value })))
      return refuse(unknownList);
    await saveLines(trx, requestedList.id, lines, new Date(deps.now()));
    return accept({ id: requestedList.id, name: name.value });
  });
};

export const changeName = (
  deps: ListDependencies,
  userId: string,
  id: string,
  requestedId: string,
): Promise<Result<NamedList, Refusal>> =>
  deps.db.transaction().execute(async (trx) => {
    await lockOwner(trx, userId);
    const lists = await readListNames(trx, userId);
    if (!lists.some((list) => list.id === id)) return refuse(unknownList);
    const name = changedListName(lists, id, requestedId);
    if (!name.ok) return refuse(refusalOfLists(name.refusal));
    await renameList(trx, id, name.value, new Date(deps.now()));
    return accept({ id, name: name.value });
  });

/** Puts a product on a list or changes its line. A line of what is no longer sold can still be changed. */
export const setLine = async (
  deps: ListDependencies,
  userId: string,
  listId: string,
  requestedList: ListLine,
): Promise<Result<Record<string, never>, Refusal>> => {
  const [sold] = await withPrices(deps, [requestedList]);
  return deps.db.transaction().execute(async (trx) => {
    if (!(await lockList(trx, userId, listId))) return refuse(unknownList);
    const currentLines = await readLines(trx, listId);
    const there = currentLines.find(({ id }) => id === requestedList.productId);
    const line = there ? { ...requestedList, unitPriceCents: there.unit_price_cents } : sold;
    if (!line) return refuse(unknownProduct);
    const fits = there ? accept(null) : fitsOnList(currentLines.length);
    if (!fits.ok) return refuse(refusalOfLists(fits.refusal));
    await saveLines(trx, listId, [line], new Date(deps.now()));
    return accept({});
  });
};

const withPrices = async (deps: ListDependencies, lines: readonly ListLine[]): Promise<NewLine[]> => {
  const products = await currentProducts(
    deps.db,
    lines.map(({ productId }) => productId),
    deps.now(),
  );
  const prices = new Map(
    products.map((product) => [product.id, productMoney.fromJson(product).unitPriceCents]),
  );
  return lines.flatMap((line) => {
    const unitPriceCents = prices.get(line.productId);
    return unitPriceCents === undefined ? [] : [{ ...line, unitPriceCents }];
  });
};
