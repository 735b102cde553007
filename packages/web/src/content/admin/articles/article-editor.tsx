import type { AdminArticleJson } from '@nutricion/contract/content/admin-articles';
import type { ArticleContentJson } from '@nutricion/contract/content/article-content';
import { findTopic } from '@nutricion/domain/content/topic';
import { useQuery } from '@tanstack/react-query';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { DraftEditor, type DraftSection } from '../../../kit/admin/record/draft-editor.tsx';
import type { FieldValue } from '../../../kit/admin/record/record-field.ts';
import { RecordFields } from '../../../kit/admin/record/record-fields.tsx';
import { RecordHead } from '../../../kit/admin/record/record-head.tsx';
import { type DraftShape, useDraftRecord } from '../../../kit/admin/record/use-draft-record.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { ArticleImage } from '../../shop/education/article-image.tsx';
import { articleVersionsQuery, createArticle, fetchArticle, saveArticle } from '../api.ts';
import { ArticleActions } from './article-actions.tsx';
import { ArticleAside } from './article-aside.tsx';
import {
  type ArticleDraft,
  articleDiff,
  contentOfDraft,
  draftIssues,
  draftOfContent,
  headFields,
  isArticleDraft,
  type PlainField,
} from './article-draft.ts';
import { ArticleStateBadge } from './article-state-badge.tsx';
import { BodyEditor } from './body-editor.tsx';
import { LinksEditor } from './links-editor.tsx';
import { QuizEditor } from './quiz-editor.tsx';
import { SourcesEditor } from './sources-editor.tsx';
import { useReadability } from './use-readability.ts';

interface ArticleEditorProps {
  readonly article: AdminArticleJson;
  /** What a new one's form begins with. */
  readonly first?: ArticleDraft | undefined;
  readonly onCreated?: (id: string) => void;
}

const shape: DraftShape<AdminArticleJson, ArticleContentJson, ArticleDraft> = {
  key: 'articulo',
  newKey: 'nuevo',
  draftOf: draftOfContent,
  contentOf: contentOfDraft,
  isDraft: isArticleDraft,
  check: draftIssues,
  create: createArticle,
  save: saveArticle,
  fetch: fetchArticle,
};

/** One article: its sections as tabs, one form over those that are typed in, and beside them how it reads. */
export const ArticleEditor = ({ article, first, onCreated }: ArticleEditorProps) => {
  const isNew = onCreated !== undefined;
  const hasPermission = usePermission();
  const record = useDraftRecord(shape, article, first, onCreated);
  const { draft, issues, edit, stored } = record;
  const { data: reading, isFetching, error } = useReadability(draft);
  const failure = error && failureText(error);
  const versions = useQuery({ ...articleVersionsQuery(stored.id), enabled: !isNew });
  const isReadOnly = stored.state === 'archivado';
  const sections: readonly DraftSection<ArticleDraft>[] = [
    {
      id: 'articulo',
      label: 'Artículo',
      fields: ['title', 'slug', 'topic', 'level', 'emoji', 'summary', 'review_by'],
      panel: (
        <Block aria-label="Artículo">
          <RecordFields
            fields={headFields(stored.published !== null)}
            draft={draft}
            issues={issues}
            isReadOnly={isReadOnly}
            onEdit={(name: PlainField, value: FieldValue) => edit(name, value)}
          />
        </Block>
      ),
    },
    {
      id: 'texto',
      label: 'Texto',
      fields: ['body'],
      panel: (
        <BodyEditor
          body={draft.body}
          html={reading?.html}
          failure={failure}
          issue={issues.body}
          isReadOnly={isReadOnly}
          onChange={(body) => edit('body', body)}
        />
      ),
    },
    {
      id: 'fuentes',
      label: 'Fuentes',
      fields: ['sources'],
      panel: (
        <SourcesEditor
          sources={draft.sources}
          why={reading?.why_sources}
          issue={issues.sources}
          isReadOnly={isReadOnly}
          onChange={(sources) => edit('sources', sources)}
        />
      ),
    },
    {
      id: 'prueba',
      label: 'Prueba',
      fields: ['quiz'],
      panel: (
        <QuizEditor
          quiz={draft.quiz}
          issue={issues.quiz}
          isReadOnly={isReadOnly}
          onChange={(quiz) => edit('quiz', quiz)}
        />
      ),
    },
    {
      id: 'enlaces',
      label: 'Productos y recetas',
      fields: ['product_ids', 'recipe_ids'],
      panel: (
        <LinksEditor
          productIds={draft.product_ids}
          recipeIds={draft.recipe_ids}
          reading={reading}
          isReadOnly={isReadOnly}
          onProducts={(ids) => edit('product_ids', ids)}
          onRecipes={(ids) => edit('recipe_ids', ids)}
        />
      ),
    },
  ];
  return (
    <DraftEditor
      record={record}
      isNew={isNew}
      isReadOnly={isReadOnly}
      canReadHistory={hasPermission('audit.read')}
      sections={sections}
      versions={versions}
      draftOf={draftOfContent}
      // The address stays, whatever an older version had.
      restored={(version) => ({ ...version, slug: draft.slug })}
      diff={articleDiff}
      editAction="article.edit"
      head={
        <RecordHead
          image={
            <ArticleImage
              slug={String(draft.slug)}
              topic={findTopic(String(draft.topic))?.id ?? stored.content.topic}
              className="w-28 flex-none rounded-ficha bg-papel"
            />
          }
          title={isNew ? 'Artículo nuevo' : stored.content.title}
          facts={
            !isNew && (
              <>
                <ArticleStateBadge state={stored.state} />
                {[
                  stored.written_by && `Lo último lo escribió ${stored.written_by}`,
                  stored.reviewed_by && `Lo publicado lo leyó ${stored.reviewed_by}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </>
            )
          }
          actions={!isNew && <ArticleActions article={stored} isDirty={record.isDirty} />}
        />
      }
      aside={<ArticleAside article={stored} reading={reading} failure={failure} isBehind={isFetching} />}
      columnsClass="lg:grid-cols-[minmax(0,1fr)_320px]"
    />
  );
};
