import type { ListJson, ListLineJson } from '@nutricion/contract/cart/lists';
import { toastUndo } from '../../../accounts/public/toast-undo.ts';
import { call } from '../../../kit/api/api.ts';
import { queryClient } from '../../../kit/api/query.ts';
import { newId } from '../../../kit/lib/new-id.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { listQuery, listsQuery } from './list-queries.ts';
import { runSerially } from './run-serially.ts';
import { showListError } from './show-list-error.ts';

/** Invalidates the lists, which may have changed on the server. */
export const refreshLists = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: listsQuery.queryKey });

/** Makes a list with these lines; rejects with `ApiProblem` or `OfflineError`. Answers its id. */
export const createList = async (
  name: string,
  lines: readonly {
    readonly productId: string;
    readonly quantity: number;
    readonly isChecked: boolean;
  }[] = [],
  id: string = newId(),
): Promise<string> => {
  await call('POST /api/me/lists', { body: { id, name, lines: [...lines] } });
  await refreshLists();
  return id;
};

/** Rejects with `ApiProblem` or `OfflineError`. */
export const renameList = async (id: string, name: string): Promise<void> => {
  const renamed = await call('PATCH /api/me/lists/{id}', { params: { id }, body: { name } });
  queryClient.setQueryData(listQuery(id).queryKey, (list) => list && { ...list, name: renamed.name });
  await refreshLists();
};

/** Deletes the list at once, with an undo that restores it. */
export const deleteList = async (list: ListJson): Promise<void> => {
  const { id, name, lines } = list;
  queryClient.setQueryData(
    listsQuery.queryKey,
    (before) => before && { lists: before.lists.filter((other) => other.id !== id) },
  );
  try {
    await runSerially(id, () => call('DELETE /api/me/lists/{id}', { params: { id } }));
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
  const changed = { ...line, ...change };
  const { productId, quantity, isChecked } = changed;
  return changeLines(
    listId,
    (lines) => lines.map((other) => (other.productId === productId ? { ...other, ...change } : other)),
    () =>
      call('PUT /api/me/lists/{id}/lines/{productId}', {
        params: { id: listId, productId },
        body: { quantity, isChecked },
      }),
  );
};

/** Removes a line at once, with an undo unless the product is no longer sold. */
export const removeLine = async (listId: string, line: ListLineJson): Promise<void> => {
  const { productId, quantity, isChecked } = line;
  const params = { id: listId, productId };
  const undoRemoval = () =>
    void changeLines(
      listId,
      (lines) => [...lines.filter((other) => other.productId !== productId), line],
      () => call('PUT /api/me/lists/{id}/lines/{productId}', { params, body: { quantity, isChecked } }),
    );
  if (line.product) toastUndo(`Quitaste ${line.title}`, undoRemoval);
  else toastSuccess(`Quitaste ${line.title}`);
  await changeLines(
    listId,
    (lines) => lines.filter((other) => other.productId !== productId),
    () => call('DELETE /api/me/lists/{id}/lines/{productId}', { params }),
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
