import type { AdminArticleJson } from '@nutricion/contract/content/admin-articles';
import { findTopic, type TopicId } from '@nutricion/domain/content/topic';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { DraftHistory } from '../../../kit/admin/record/draft-history.tsx';
import { useLeaveGuard } from '../../../kit/admin/record/leave-guard.tsx';
import type { FieldValue } from '../../../kit/admin/record/record-field.ts';
import { RecordFields } from '../../../kit/admin/record/record-fields.tsx';
import { RecordForm } from '../../../kit/admin/record/record-form.tsx';
import { panelId, RecordTabs, tabId, useSection } from '../../../kit/admin/record/record-tabs.tsx';
import { RecordVersions } from '../../../kit/admin/record/record-versions.tsx';
import { failureText } from '../../../kit/api/failure-text.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { ArticleImage } from '../../shop/education/article-image.tsx';
import { ArticleActions } from './article-actions.tsx';
import { ArticleAside } from './article-aside.tsx';
import {
  type ArticleDraft,
  articleDiff,
  draftOfContent,
  fieldText,
  headFields,
  labelOfField,
  type PlainField,
} from './article-draft.ts';
import { articleVersionsQuery } from './article-queries.ts';
import { ArticleStateBadge } from './article-state-badge.tsx';
import { BodyEditor } from './body-editor.tsx';
import { LinksEditor } from './links-editor.tsx';
import { QuizEditor } from './quiz-editor.tsx';
import { SourcesEditor } from './sources-editor.tsx';
import { type ArticleRecord, useArticleRecord } from './use-article-record.ts';
import { useReadability } from './use-readability.ts';

interface ArticleEditorProps {
  readonly article: AdminArticleJson;
  /** What a new one's form begins with. */
  readonly first?: ArticleDraft;
  readonly onCreated?: (id: string) => void;
}

const sectionLabels = {
  articulo: 'Artículo',
  texto: 'Texto',
  fuentes: 'Fuentes',
  prueba: 'Prueba',
  enlaces: 'Productos y recetas',
  versiones: 'Versiones',
  historial: 'Historial',
};
type SectionId = keyof typeof sectionLabels;
const sectionIds = Object.keys(sectionLabels) as readonly SectionId[];
const typedSections: readonly SectionId[] = ['articulo', 'texto', 'fuentes', 'prueba', 'enlaces'];

/** One article: its sections as tabs, one form over those that are typed in, and beside them how it reads. */
export const ArticleEditor = ({ article, first, onCreated }: ArticleEditorProps) => {
  const isNew = onCreated !== undefined;
  const hasPermission = usePermission();
  const record = useArticleRecord(article, first, onCreated);
  const { draft, issues, edit, stored } = record;
  useLeaveGuard(record.isDirty, record.discard);
  const { data: reading, isFetching, error } = useReadability(draft);
  const failure = error && failureText(error);
  const versions = useQuery({ ...articleVersionsQuery(stored.id), enabled: !isNew });
  const isReadOnly = stored.state === 'archivado';
  const shown = isNew
    ? typedSections
    : sectionIds.filter((id) => id !== 'historial' || hasPermission('audit.read'));
  const { current, open } = useSection(shown);
  const panels: Record<SectionId, ReactNode> = {
    articulo: (
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
    texto: (
      <BodyEditor
        body={draft.body}
        html={reading?.html}
        failure={failure}
        issue={issues.body}
        isReadOnly={isReadOnly}
        onChange={(body) => edit('body', body)}
      />
    ),
    fuentes: (
      <SourcesEditor
        sources={draft.sources}
        why={reading?.why_sources}
        issue={issues.sources}
        isReadOnly={isReadOnly}
        onChange={(sources) => edit('sources', sources)}
      />
    ),
    prueba: (
      <QuizEditor
        quiz={draft.quiz}
        issue={issues.quiz}
        isReadOnly={isReadOnly}
        onChange={(quiz) => edit('quiz', quiz)}
      />
    ),
    enlaces: (
      <LinksEditor
        productIds={draft.product_ids}
        recipeIds={draft.recipe_ids}
        reading={reading}
        isReadOnly={isReadOnly}
        onProducts={(ids) => edit('product_ids', ids)}
        onRecipes={(ids) => edit('recipe_ids', ids)}
      />
    ),
    versiones: (
      <RecordVersions
        query={versions}
        draftOf={draftOfContent}
        diff={articleDiff}
        content={stored.content}
        published={stored.published}
        onRestore={
          isReadOnly
            ? undefined
            : (onMoved) => {
                // The address stays, whatever an older version had.
                record.editAll({ ...onMoved, slug: draft.slug });
                open('articulo');
              }
        }
      />
    ),
    historial: (
      <DraftHistory
        subjectId={stored.id}
        editAction="article.edit"
        content={stored.content}
        draftOf={draftOfContent}
        diff={articleDiff}
        onRevert={isReadOnly ? undefined : record.editAll}
      />
    ),
  };
  const isTyped = typedSections.includes(current);
  const panel = (
    <div
      key={current}
      role="tabpanel"
      id={panelId(current)}
      aria-labelledby={tabId(current)}
      className="grid gap-4"
    >
      {panels[current]}
    </div>
  );
  return (
    <>
      <ArticleHead
        article={stored}
        cover={{
          slug: String(draft.slug),
          topic: findTopic(String(draft.topic))?.id ?? stored.content.topic,
        }}
        actions={!isNew && <ArticleActions article={stored} isDirty={record.isDirty} />}
        isNew={isNew}
      />
      <RecordTabs
        sections={shown.map((id) => ({ id, label: sectionLabels[id], hasIssue: hasIssue(id, issues) }))}
        current={current}
        onOpen={(id) => open(id as SectionId)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-4">
          {!isTyped && panel}
          <RecordForm record={record} labelOf={labelOfField} fieldText={fieldText} isReadOnly={isReadOnly}>
            {isTyped && panel}
          </RecordForm>
        </div>
        <div className="lg:sticky lg:top-20">
          <ArticleAside article={stored} reading={reading} failure={failure} isBehind={isFetching} />
        </div>
      </div>
    </>
  );
};

const fieldsOf: Partial<Record<SectionId, readonly (keyof ArticleDraft)[]>> = {
  articulo: ['title', 'slug', 'topic', 'level', 'emoji', 'summary', 'review_by'],
  texto: ['body'],
  fuentes: ['sources'],
  prueba: ['quiz'],
  enlaces: ['product_ids', 'recipe_ids'],
};

const hasIssue = (id: SectionId, issues: ArticleRecord['issues']): boolean =>
  (fieldsOf[id] ?? []).some((name) => issues[name] !== undefined);

interface ArticleHeadProps {
  readonly article: AdminArticleJson;
  /** As it is typed. */
  readonly cover: { readonly slug: string; readonly topic: TopicId };
  readonly actions: ReactNode;
  readonly isNew: boolean;
}

const ArticleHead = ({ article, cover, actions, isNew }: ArticleHeadProps) => {
  const title = isNew ? 'Artículo nuevo' : article.content.title;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <ArticleImage {...cover} className="w-28 flex-none rounded-ficha bg-papel" />
      <div className="min-w-0 flex-1 basis-64">
        <PageTitle
          documentTitle={`${title} · Administración`}
          className="text-[1.625rem]! leading-tight wrap-anywhere"
        >
          {title}
        </PageTitle>
        {!isNew && (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-tinta-suave">
            <ArticleStateBadge state={article.state} />
            {[
              article.written_by && `Lo último lo escribió ${article.written_by}`,
              article.reviewed_by && `Lo publicado lo leyó ${article.reviewed_by}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
      {actions}
    </div>
  );
};
