import type { SaveAddress } from '@nutricion/contract/accounts/addresses';
import { queryOptions } from '@tanstack/react-query';
import { type ApiResponse, call } from '../../../kit/api/api.ts';
import { queryClient } from '../../../kit/api/query.ts';

export type AddressBook = ApiResponse<'GET /api/me/addresses'>;
export type SavedAddress = AddressBook['addresses'][number];

export const addressQuery = queryOptions({
  queryKey: ['addresses'],
  queryFn: ({ signal }) => call('GET /api/me/addresses', {}, { signal }),
});

/** Adds an address, or changes the one with this id. Throws `ApiProblem` or `OfflineError`. */
export const saveAddress = async (id: string | null, body: SaveAddress): Promise<void> => {
  cacheAddressBook(
    id === null
      ? await call('POST /api/me/addresses', { body })
      : await call('PUT /api/me/addresses/{id}', { params: { id }, body }),
  );
};

/** Throws `ApiProblem` or `OfflineError`. */
export const deleteAddress = async (id: string): Promise<void> =>
  cacheAddressBook(await call('DELETE /api/me/addresses/{id}', { params: { id } }));

/** Null: none. Throws `ApiProblem` or `OfflineError`. */
export const savePreferredPoint = async (deliveryPointId: string | null): Promise<void> =>
  cacheAddressBook(await call('PUT /api/me/delivery-point', { body: { deliveryPointId } }));

/** Caches the server's response; the checkout fetches again. */
const cacheAddressBook = (part: Partial<AddressBook>): void => {
  queryClient.setQueryData(addressQuery.queryKey, (book) => book && { ...book, ...part });
  void queryClient.invalidateQueries({ queryKey: ['checkout'], refetchType: 'none' });
};
