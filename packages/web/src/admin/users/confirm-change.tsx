import type { AdminUserJson } from '@nutricion/contract/people';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { UserChange } from './user-changes.ts';

export interface Question {
  readonly user: AdminUserJson;
  readonly change: UserChange;
}

interface ConfirmChangeProps {
  /** Null while nothing is asked. */
  readonly question: Question | null;
  readonly onClose: () => void;
  readonly onConfirm: (question: Question) => void;
}

interface Words {
  readonly title: string;
  readonly what: string;
  readonly yes: string;
}

const wordsOf = ({ user, change }: Question): Words => {
  const name = user.full_name;
  switch (change) {
    case 'verify':
      return {
        title: `¿Verificar a ${name}?`,
        what: 'Podrá comprar. Le avisaremos por correo.',
        yes: 'Verificar',
      };
    case 'reject':
      return {
        title: `¿Rechazar a ${name}?`,
        what: 'No podrá entrar. Le avisaremos por correo.',
        yes: 'Rechazar',
      };
    case 'deactivate':
      return {
        title: `¿Desactivar a ${name}?`,
        what: 'Se cierra su sesión en todas partes y no podrá comprar. Sus pedidos quedan. Le avisaremos por correo, y puedes volver a verificarla cuando quieras.',
        yes: 'Desactivar',
      };
  }
};

/** Asks before what is rare or heavy, and says what will happen. */
export const ConfirmChange = ({ question, onClose, onConfirm }: ConfirmChangeProps) => {
  const session = useSession();
  if (!question) return null;
  const ownId = session.status === 'signed-in' ? session.profile?.id : undefined;
  const losesAccess = question.user.id === ownId;
  const { title, what, yes } = wordsOf(question);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={
        <>
          <p>{what}</p>
          {losesAccess && (
            <p className="mt-2 font-semibold text-guayaba-tinta">
              Eres tú: perderás el acceso a esta página.
            </p>
          )}
        </>
      }
      actions={
        <>
          <Button
            variant={question.change === 'verify' ? 'primary' : 'danger'}
            onClick={() => {
              onConfirm(question);
              onClose();
            }}
          >
            {yes}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    />
  );
};
