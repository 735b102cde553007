import type { AdminImageJson, ImageChanges } from '@nutricion/contract/content/images';
import type { ImageSubject } from '@nutricion/domain/content/image';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kit/api/api.ts';

/** What the photos are of. */
export interface ImageOwner {
  readonly subject: ImageSubject;
  readonly id: string;
  readonly title: string;
}

type ImageOwnerId = Pick<ImageOwner, 'subject' | 'id'>;

export interface ImagesResponse {
  readonly images: readonly AdminImageJson[];
}

/** Read on every visit, since others change them meanwhile. */
export const imagesQuery = ({ subject, id }: ImageOwnerId) =>
  queryOptions({
    queryKey: ['admin', 'images', subject, id] as const,
    queryFn: ({ signal }): Promise<ImagesResponse> =>
      subject === 'product'
        ? call('GET /api/admin/products/{id}/images', { params: { id } }, { signal })
        : call('GET /api/admin/recipes/{id}/images', { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Actions on photos; every response has all photos, which are shown at once. */
export const useImageActions = (owner: ImageOwner) => {
  const queryClient = useQueryClient();
  const { subject, id } = owner;
  const show = (response: ImagesResponse): void => cacheImages(queryClient, owner, response);
  return {
    show,
    save: async ({ id: imageId, version }: AdminImageJson, changes: ImageChanges) => {
      const input = { params: { id, imageId }, body: { version, ...changes } };
      show(
        subject === 'product'
          ? await call('PATCH /api/admin/products/{id}/images/{imageId}', input)
          : await call('PATCH /api/admin/recipes/{id}/images/{imageId}', input),
      );
    },
    remove: async ({ id: imageId, version }: AdminImageJson) => {
      const input = { params: { id, imageId }, query: { version } };
      show(
        subject === 'product'
          ? await call('DELETE /api/admin/products/{id}/images/{imageId}', input)
          : await call('DELETE /api/admin/recipes/{id}/images/{imageId}', input),
      );
    },
    order: async (ids: string[]) => {
      const input = { params: { id }, body: { ids } };
      show(
        subject === 'product'
          ? await call('PUT /api/admin/products/{id}/images/order', input)
          : await call('PUT /api/admin/recipes/{id}/images/order', input),
      );
    },
  };
};

const cacheImages = (queryClient: QueryClient, owner: ImageOwnerId, response: ImagesResponse): void => {
  const { queryKey } = imagesQuery(owner);
  queryClient.setQueryData(queryKey, (before?: ImagesResponse) => ({ ...before, images: response.images }));
  void queryClient.invalidateQueries({ queryKey: ['admin', 'recipe-images'] });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
};
