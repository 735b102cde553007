import type { AdminArticleJson } from '@nutricion/contract/content/admin-articles';
import { type ArticleTransitionKind, articleTransitionsFrom } from '@nutricion/domain/content/article-state';
import { useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Copy, Eye, Reply, Send, Undo2, UserCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { DiscardDraftDialog } from '../../../kit/admin/record/discard-draft-dialog.tsx';
import { useRecordTransition } from '../../../kit/admin/record/use-record-transition.ts';
import { call } from '../../../kit/api/api.ts';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { TextArea } from '../../../kit/ui/text-area.tsx';
import { transitionDone } from './article-labels.ts';
import { adminArticleQuery, onArticleSaved } from './article-queries.ts';

const transitions: Record<ArticleTransitionKind, { readonly label: string; readonly Icon: typeof Send }> = {
  'ask-review': { label: 'Pedir revisión', Icon: UserCheck },
  publish: { label: 'Aprobar y publicar', Icon: Send },
  return: { label: 'Devolver', Icon: Reply },
  discard: { label: 'Descartar el borrador', Icon: Undo2 },
  archive: { label: 'Archivar', Icon: Archive },
  restore: { label: 'Sacar del archivo', Icon: ArchiveRestore },
};
const isMainTransition = (transition: ArticleTransitionKind): boolean =>
  transition === 'ask-review' || transition === 'publish';

interface ArticleActionsProps {
  readonly article: AdminArticleJson;
  /** Something typed isn't saved: it would go on without it. */
  readonly isDirty: boolean;
}

/** What can be done to an article as a whole, by the state it is in and who wrote it. */
export const ArticleActions = ({ article, isDirty }: ArticleActionsProps) => {
  const { run, running } = useArticleTransition();
  const [openDialog, setOpenDialog] = useState<'return' | 'discard' | null>(null);
  const { id, state, is_mine, published, content } = article;
  // The draft's author can't publish it.
  const offered = articleTransitionsFrom(state).filter((transition) => transition !== 'publish' || !is_mine);
  return (
    <div className="flex flex-wrap gap-2">
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
      {offered.toReversed().map((transition) => {
        const { label, Icon } = transitions[transition];
        const isBlocked = isDirty && isMainTransition(transition);
        return (
          <Button
            key={transition}
            variant={isMainTransition(transition) ? 'primary' : 'outline'}
            size="sm"
            loading={running === transition}
            disabled={isBlocked}
            title={isBlocked ? 'Guarda primero' : undefined}
            onClick={() =>
              transition === 'return' || transition === 'discard'
                ? setOpenDialog(transition)
                : void run(transition, article)
            }
          >
            <Icon size={18} strokeWidth={2.1} aria-hidden="true" />
            {label}
          </Button>
        );
      })}
      {openDialog === 'return' && (
        <ReturnDialog
          onClose={() => setOpenDialog(null)}
          onReturn={(reason) => {
            setOpenDialog(null);
            void run('return', article, reason);
          }}
        />
      )}
      {openDialog === 'discard' && (
        <DiscardDraftDialog
          onClose={() => setOpenDialog(null)}
          onDiscard={() => {
            setOpenDialog(null);
            void run('discard', article);
          }}
        />
      )}
    </div>
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

const useArticleTransition = () => {
  const queryClient = useQueryClient();
  return useRecordTransition<ArticleTransitionKind, AdminArticleJson, string>({
    send: async (transition, { id, version }, reason) => {
      const body = { version, move: transition, ...(reason && { reason }) };
      const saved = await call('POST /api/admin/articles/{id}/moves', { params: { id }, body });
      onArticleSaved(queryClient, saved);
      return saved;
    },
    nameOf: ({ content }) => content.title,
    doneText: (transition) => transitionDone[transition],
    inverseOf: { archive: 'restore', restore: 'archive' },
    onFailure: ({ id }) => queryClient.invalidateQueries({ queryKey: adminArticleQuery(id).queryKey }),
  });
};
