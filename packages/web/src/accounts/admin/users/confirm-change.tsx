import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { TextArea } from '../../../kit/ui/text-area.tsx';
import { useSession } from '../../public/session.ts';
import type { UserChange } from '../api.ts';

export interface PendingChange {
  readonly user: AdminUserJson;
  readonly change: UserChange;
}

interface ConfirmChangeProps {
  /** Null while nothing has to be confirmed. */
  readonly pendingChange: PendingChange | null;
  readonly onClose: () => void;
  /** `reason`: mailed to a rejected user. */
  readonly onConfirm: (pendingChange: PendingChange, reason: string) => void;
}

interface ConfirmTexts {
  readonly title: string;
  readonly what: string;
  readonly yes: string;
}

const confirmTextsOf = ({ user, change }: PendingChange): ConfirmTexts => {
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
        what: 'No podrá entrar. Le llega por correo, con lo que escribas aquí.',
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

/** Asks for confirmation of a rare or far-reaching change and says what it will do. */
export const ConfirmChange = ({ pendingChange, onClose, onConfirm }: ConfirmChangeProps) => {
  const session = useSession();
  const [reason, setReason] = useState('');
  if (!pendingChange) return null;
  const ownId = session.status === 'signed-in' ? session.profile?.id : undefined;
  const losesAccess = pendingChange.user.id === ownId;
  const { title, what, yes } = confirmTextsOf(pendingChange);
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
            variant={pendingChange.change === 'verify' ? 'primary' : 'danger'}
            onClick={() => {
              onConfirm(pendingChange, reason.trim());
              setReason('');
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
    >
      {pendingChange.change === 'reject' && <RejectionReason reason={reason} onChange={setReason} />}
    </Dialog>
  );
};

const usualReasons = [
  'No encontramos tu nombre en la lista del hospital.',
  'El correo es de otro hospital.',
  'Ya tienes otra cuenta: entra con esa.',
];

interface RejectionReasonProps {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
}

/** The reason mailed to the user: a usual one by a tap, or free text. */
const RejectionReason = ({ reason, onChange }: RejectionReasonProps) => (
  <div className="grid gap-3">
    <Field
      label="Por qué"
      hint="Lo lee la persona. En blanco se le dice que no pudimos confirmar que trabaja ahí."
    >
      <TextArea rows={2} maxLength={500} value={reason} onChange={(event) => onChange(event.target.value)} />
    </Field>
    <div className="flex flex-wrap gap-2">
      {usualReasons.map((usual) => (
        <Button key={usual} variant="quiet" size="sm" className="text-left!" onClick={() => onChange(usual)}>
          {usual}
        </Button>
      ))}
    </div>
  </div>
);
