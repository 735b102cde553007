import type { AdminImageJson, ImageChanges } from '@nutricion/contract/content/images';
import type { ImageSubject } from '@nutricion/domain/content/image';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kit/api/api.ts';

/** What the photos are of. */
export interface Pictured {
  readonly subject: ImageSubject;
  readonly id: string;
  readonly title: string;
}

type PicturedId = Pick<Pictured, 'subject' | 'id'>;

export interface ImagesAnswer {
  readonly images: readonly AdminImageJson[];
}

/** Others work on them too: every visit asks again. */
export const imagesQuery = ({ subject, id }: PicturedId) =>
  queryOptions({
    queryKey: ['admin', 'images', subject, id] as const,
    queryFn: ({ signal }): Promise<ImagesAnswer> =>
      subject === 'product'
        ? call('GET /api/admin/products/{id}/images', { params: { id } }, { signal })
        : call('GET /api/admin/recipes/{id}/images', { params: { id } }, { signal }),
    staleTime: 0,
  });

/** What is done to photos; every answer is all of them as they then are, and is shown at once. */
export const useImageDeeds = (pictured: Pictured) => {
  const queryClient = useQueryClient();
  const { subject, id } = pictured;
  const show = (answer: ImagesAnswer): void => showImages(queryClient, pictured, answer);
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

const showImages = (queryClient: QueryClient, pictured: PicturedId, answer: ImagesAnswer): void => {
  const { queryKey } = imagesQuery(pictured);
  queryClient.setQueryData(queryKey, (before?: ImagesAnswer) => ({ ...before, images: answer.images }));
  void queryClient.invalidateQueries({ queryKey: ['admin', 'recipe-images'] });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
};
