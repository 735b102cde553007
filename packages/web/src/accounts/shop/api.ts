import type { SaveAddress } from '@nutricion/contract/accounts/addresses';
import { DELETION_WORD } from '@nutricion/domain/accounts/deletion';
import { queryOptions } from '@tanstack/react-query';
import { type ApiResponse, call, type Input } from '../../kit/api/api.ts';
import { queryClient } from '../../kit/api/query.ts';
import type { IdentityProof } from '../public/second-factor.ts';

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

export type OpenSession = ApiResponse<'GET /api/me/sessions'>['sessions'][number];

/** Fetched each time it is opened: somebody may have just signed in elsewhere. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call('GET /api/me/sessions', {}, { signal }),
  staleTime: 0,
});

/** Throws `ApiProblem` or `OfflineError`. */
export const closeSession = async (id: string): Promise<void> => {
  await call('DELETE /api/me/sessions/{id}', { params: { id } });
  await queryClient.invalidateQueries(sessionsQuery);
};

/** Ends all sessions but this one and returns their number. Throws `ApiProblem` or `OfflineError`. */
export const closeOtherSessions = async (): Promise<number> => {
  const { ended } = await call('DELETE /api/me/sessions', { query: { keep: 'this' } });
  await queryClient.invalidateQueries(sessionsQuery);
  return ended;
};

/** Throws `ApiProblem` or `OfflineError`. */
export const closeEverySession = async (): Promise<void> => {
  await call('DELETE /api/me/sessions', { query: {} });
};

export const saveProfile = (body: Input<'PATCH /api/me'>['body']): Promise<ApiResponse<'PATCH /api/me'>> =>
  call('PATCH /api/me', { body });

/** Everything that the shop stores about the signed-in user. */
export const exportMyData = (): Promise<ApiResponse<'GET /api/me/export'>> => call('GET /api/me/export');

/** Throws `ApiProblem` or `OfflineError`. The session on this device has to be ended afterwards. */
export const deleteMyAccount = async (proof: IdentityProof): Promise<void> => {
  await call('POST /api/me/deletion', { body: { ...proof, confirmation: DELETION_WORD } });
};

export const voiceConsentQuery = queryOptions({
  queryKey: ['voice-consent'],
  queryFn: () => call('GET /api/voice'),
});

/** Throws `ApiProblem` or `OfflineError`. */
export const saveVoiceConsent = async (keepsTranscript: boolean): Promise<void> => {
  const consent = await call('PUT /api/voice/consent', { body: { keeps_transcript: keepsTranscript } });
  queryClient.setQueryData(voiceConsentQuery.queryKey, (voice) => voice && { ...voice, consent });
};
