import type { ListJson, ListLineJson } from '@nutricion/contract/cart/lists';
import { toastUndo } from '../../../accounts/public/toast-undo.ts';
import { queryClient } from '../../../kit/api/query.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import {
  createList,
  deleteLine,
  deleteList,
  listQuery,
  listsQuery,
  refreshLists,
  saveLine,
} from '../api-lists.ts';
import { runSerially } from './run-serially.ts';
import { showListError } from './show-list-error.ts';

/** Deletes the list at once, with an undo that restores it. */
export const deleteListWithUndo = async (list: ListJson): Promise<void> => {
  const { id, name, lines } = list;
  queryClient.setQueryData(
    listsQuery.queryKey,
    (before) => before && { lists: before.lists.filter((other) => other.id !== id) },
  );
  try {
    await runSerially(id, () => deleteList(id));
    queryClient.removeQueries({ queryKey: listQuery(id).queryKey });
    const linesToRestore = lines.map(({ productId, quantity, isChecked }) => ({
      productId,
      quantity,
      isChecked,
    }));
    toastUndo(`Borraste «${name}»`, () => {
      createList(name, linesToRestore, id).catch((error) => showListError('No pudimos devolverla', error));
    });
  } catch (error) {
    showListError('No pudimos borrar la lista', error);
  }
  await refreshLists();
};

type LineChange = Partial<Pick<ListLineJson, 'quantity' | 'isChecked'>>;

/** Changes a line at once; reverted with a toast if the server refuses. */
export const changeLine = (listId: string, line: ListLineJson, change: LineChange): Promise<void> => {
  const { productId } = line;
  return changeLines(
    listId,
    (lines) => lines.map((other) => (other.productId === productId ? { ...other, ...change } : other)),
    () => saveLine(listId, { ...line, ...change }),
  );
};

/** Removes a line at once, with an undo unless the product is no longer sold. */
export const removeLine = async (listId: string, line: ListLineJson): Promise<void> => {
  const { productId } = line;
  const undoRemoval = () =>
    void changeLines(
      listId,
      (lines) => [...lines.filter((other) => other.productId !== productId), line],
      () => saveLine(listId, line),
    );
  if (line.product) toastUndo(`Quitaste ${line.title}`, undoRemoval);
  else toastSuccess(`Quitaste ${line.title}`);
  await changeLines(
    listId,
    (lines) => lines.filter((other) => other.productId !== productId),
    () => deleteLine(listId, productId),
  );
};

const changeLines = async (
  listId: string,
  change: (lines: readonly ListLineJson[]) => ListLineJson[],
  save: () => Promise<unknown>,
): Promise<void> => {
  const { queryKey } = listQuery(listId);
  // A response that was requested before would show the list without the change.
  if (queryClient.isFetching({ queryKey, exact: true }) > 0) await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (list) => list && { ...list, lines: change(list.lines) });
  try {
    await runSerially(listId, save);
    void queryClient.invalidateQueries({ queryKey: listsQuery.queryKey, exact: true });
  } catch (error) {
    showListError('No pudimos guardar el cambio', error);
    await queryClient.invalidateQueries({ queryKey });
  }
};
