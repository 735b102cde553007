import type { AdminArticleJson } from '@nutricion/contract/content/admin-articles';
import { type ArticleTransitionKind, articleTransitionsFrom } from '@nutricion/domain/content/article-state';
import { Archive, ArchiveRestore, Copy, Eye, Reply, Send, Undo2, UserCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { DraftActions } from '../../../kit/admin/record/draft-actions.tsx';
import { useRecordTransition } from '../../../kit/admin/record/use-record-transition.ts';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { TextArea } from '../../../kit/ui/text-area.tsx';
import { refetchArticle, transitionArticle } from '../api.ts';
import { transitionDone } from './article-labels.ts';

const transitions: Record<ArticleTransitionKind, { readonly label: string; readonly Icon: typeof Send }> = {
  'ask-review': { label: 'Pedir revisión', Icon: UserCheck },
  publish: { label: 'Aprobar y publicar', Icon: Send },
  return: { label: 'Devolver', Icon: Reply },
  discard: { label: 'Descartar el borrador', Icon: Undo2 },
  archive: { label: 'Archivar', Icon: Archive },
  restore: { label: 'Sacar del archivo', Icon: ArchiveRestore },
};

interface ArticleActionsProps {
  readonly article: AdminArticleJson;
  /** Something typed isn't saved: it would go on without it. */
  readonly isDirty: boolean;
}

/** What can be done to an article as a whole, by the state it is in and who wrote it. */
export const ArticleActions = ({ article, isDirty }: ArticleActionsProps) => {
  const { run, running } = useRecordTransition<ArticleTransitionKind, AdminArticleJson, string>({
    send: transitionArticle,
    nameOf: ({ content }) => content.title,
    doneText: (transition) => transitionDone[transition],
    inverseOf: { archive: 'restore', restore: 'archive' },
    onFailure: ({ id }) => refetchArticle(id),
  });
  const [isReturning, setReturning] = useState(false);
  const { id, state, is_mine, published, content } = article;
  return (
    <>
      <DraftActions
        transitions={transitions}
        // The draft's author can't publish it.
        offered={articleTransitionsFrom(state).filter((transition) => transition !== 'publish' || !is_mine)}
        main={['ask-review', 'publish']}
        isDirty={isDirty}
        running={running}
        onRun={(transition) => (transition === 'return' ? setReturning(true) : void run(transition, article))}
      >
        {published && state !== 'archivado' && (
          <Link to={`/education/${content.slug}`} className={buttonClass('outline', 'sm')}>
            <Eye size={18} strokeWidth={2.1} aria-hidden="true" />
            Ver en la tienda
          </Link>
        )}
        <Link to={`/admin/education/new?de=${id}`} className={buttonClass('outline', 'sm')}>
          <Copy size={18} strokeWidth={2.1} aria-hidden="true" />
          Duplicar
        </Link>
      </DraftActions>
      {isReturning && (
        <ReturnDialog
          onClose={() => setReturning(false)}
          onReturn={(reason) => {
            setReturning(false);
            void run('return', article, reason);
          }}
        />
      )}
    </>
  );
};

interface ReturnDialogProps {
  readonly onClose: () => void;
  readonly onReturn: (reason: string) => void;
}

const ReturnDialog = ({ onClose, onReturn }: ReturnDialogProps) => {
  const form = useId();
  const [reason, setReason] = useState('');
  const [issue, setIssue] = useState<string>();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Devolver a quien lo escribió"
      actions={
        <>
          <Button type="submit" form={form}>
            Devolver
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() === '') setIssue('Di qué falta: lo lee quien lo escribió.');
          else onReturn(reason.trim());
        }}
      >
        <Field label="¿Qué falta?" error={issue}>
          <TextArea
            value={reason}
            rows={3}
            maxLength={500}
            onChange={(event) => {
              setReason(event.target.value);
              setIssue(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
};
