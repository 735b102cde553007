import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { BackToList, LoadedRecord } from '../../../kit/admin/record/loaded-record.tsx';
import { aNewArticle, copyOf } from './article-draft.ts';
import { ArticleEditor } from './article-editor.tsx';
import { adminArticleQuery } from './article-queries.ts';

const list = { path: '/admin/education', label: 'Educación' };

/** /admin/education/{id}: one article. */
export const AdminArticlePage = () => {
  const { id = '' } = useParams();
  const query = useQuery(adminArticleQuery(id));
  return (
    <LoadedRecord query={query} name="Artículo" list={list}>
      {(article) => <ArticleEditor key={id} article={article} />}
    </LoadedRecord>
  );
};

/** /admin/education/new: an empty one, with `de` a copy of another. */
export const NewArticlePage = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const from = params.get('de');
  const copied = useQuery({ ...adminArticleQuery(from ?? ''), enabled: from !== null });
  const onCreated = (id: string) => void navigate(`/admin/education/${id}`, { replace: true });
  if (from === null)
    return (
      <>
        <BackToList {...list} />
        <ArticleEditor article={aNewArticle} onCreated={onCreated} />
      </>
    );
  return (
    <LoadedRecord query={copied} name="Artículo" list={list}>
      {(article) => (
        <ArticleEditor key={from} article={aNewArticle} first={copyOf(article)} onCreated={onCreated} />
      )}
    </LoadedRecord>
  );
};
