import { useQuery } from '@tanstack/react-query';
import { DraftPage, useDraftAddress } from '../../../kit/admin/record/draft-page.tsx';
import { adminArticleQuery } from '../api.ts';
import { aNewArticle, copyOf } from './article-draft.ts';
import { ArticleEditor } from './article-editor.tsx';

/** /admin/education/{id}: one article. /admin/education/new: an empty one, with `de` a copy of another. */
export const AdminArticlePage = () => {
  const address = useDraftAddress();
  const query = useQuery({ ...adminArticleQuery(address.fetched ?? ''), enabled: address.fetched !== null });
  return (
    <DraftPage
      address={address}
      query={query}
      name="Artículo"
      list={{ path: '/admin/education', label: 'Educación' }}
      editor={(article) => <ArticleEditor article={article} />}
      newEditor={(copied, onCreated) => (
        <ArticleEditor article={aNewArticle} first={copied && copyOf(copied)} onCreated={onCreated} />
      )}
    />
  );
};
