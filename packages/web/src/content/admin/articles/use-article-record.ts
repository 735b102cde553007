import type { AdminArticleJson } from '@nutricion/contract/content/admin-articles';
import { useQueryClient } from '@tanstack/react-query';
import { newestVersionOf } from '../../../kit/admin/record/newest-version.ts';
import { useRecord } from '../../../kit/admin/record/use-record.ts';
import { call } from '../../../kit/api/api.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import {
  type ArticleDraft,
  contentOfDraft,
  draftIssues,
  draftOfContent,
  isArticleDraft,
} from './article-draft.ts';
import { adminArticleQuery, onArticleSaved } from './article-queries.ts';

/** An article's record; with `onCreated` a new one, which begins with `first`. */
export const useArticleRecord = (
  article: AdminArticleJson,
  first?: ArticleDraft,
  onCreated?: (id: string) => void,
) => {
  const queryClient = useQueryClient();
  return useRecord<AdminArticleJson, ArticleDraft>({
    id: `articulo:${article.version === 0 ? 'nuevo' : article.id}`,
    firstDraft: first,
    stored: article,
    draftOf: ({ content }) => draftOfContent(content),
    isDraft: isArticleDraft,
    check: draftIssues,
    send: async ({ draft, changed, version }) => {
      const content = contentOfDraft(draft);
      const saved =
        version === 0
          ? await call('POST /api/admin/articles', { body: content })
          : await call('PATCH /api/admin/articles/{id}', {
              params: { id: article.id },
              body: { ...Object.fromEntries(changed.map((name) => [name, content[name]])), version },
            });
      onArticleSaved(queryClient, saved);
      return saved;
    },
    readNewest: async (refusal) =>
      newestVersionOf<AdminArticleJson>(refusal) ?? {
        stored: await queryClient.fetchQuery(adminArticleQuery(article.id)),
        by: null,
        at: null,
      },
    onSaved: (saved) => {
      toastSuccess('Borrador guardado', saved.content.title);
      onCreated?.(saved.id);
    },
  });
};
export type ArticleRecord = ReturnType<typeof useArticleRecord>;
