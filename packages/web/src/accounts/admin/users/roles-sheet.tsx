import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { type Role, roleLabels, rolePermissionsText, roles } from '@nutricion/domain/accounts/role';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useIssueFocus } from '../../../kit/admin/use-issue-focus.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { CheckCard } from '../../../kit/ui/check-card.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { TextArea } from '../../../kit/ui/text-area.tsx';
import { useSession } from '../../public/session.ts';
import type { ChosenRoles } from '../api.ts';
import type { MenuOf } from '../roles/menu-of.ts';

interface RolesSheetProps {
  readonly user: AdminUserJson;
  readonly menuOf: MenuOf;
  readonly onClose: () => void;
  /** Rejects if saving failed; the inputs stay. */
  readonly onSave: (chosenRoles: ChosenRoles) => Promise<void>;
}

/** A user's roles, what each allows, and the reason of the change. */
export const RolesSheet = ({ user, menuOf, onClose, onSave }: RolesSheetProps) => {
  const form = useId();
  const session = useSession();
  const [selected, setSelected] = useState<readonly Role[]>(user.roles);
  const [reason, setReason] = useState('');
  const isSame = selected.length === user.roles.length && selected.every((role) => user.roles.includes(role));
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['reason'],
    check: () => (reason.trim() === '' ? { reason: 'Di por qué: queda en el historial.' } : {}),
    send: async () => {
      await onSave({ roles: selected, reason: reason.trim() });
      onClose();
    },
  });
  const fields = useRef<HTMLFormElement>(null);
  useIssueFocus(fields, issues);
  const isOwnAccount = session.status === 'signed-in' && session.profile?.id === user.id;
  const losesAdministration = user.roles.includes('admin') && !selected.includes('admin');
  const toggle = (role: Role, isOn: boolean) =>
    setSelected(isOn ? [...selected, role] : selected.filter((other) => other !== role));
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Roles de ${user.full_name}`}
      description={user.email}
      className="md:w-[560px]"
      footer={
        <div className="flex gap-3">
          <Button type="submit" form={form} loading={isSending} disabled={isSame} className="flex-1">
            Guardar roles
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cerrar
          </Button>
        </div>
      }
    >
      <form ref={fields} id={form} noValidate onSubmit={submit}>
        <p className="mb-3 text-nota text-tinta-suave">
          Sin ningún rol, compra como siempre y no entra aquí. Los roles se suman; valen desde que guardas.{' '}
          <Link to="/admin/roles" className="font-semibold text-verde underline">
            Ver la tabla completa
          </Link>
        </p>
        <fieldset className="grid gap-2">
          <legend className="sr-only">Roles</legend>
          {roles.map((role) => (
            <CheckCard
              key={role}
              title={roleLabels[role]}
              detail={rolePermissionsText(role)}
              checked={selected.includes(role)}
              onChange={(event) => toggle(role, event.target.checked)}
            />
          ))}
        </fieldset>
        <details className="mt-3 rounded-ficha bg-suelo px-4">
          <summary className="flex min-h-12 cursor-pointer items-center text-ui font-semibold text-verde">
            Así queda su menú
          </summary>
          <div className="pb-4">{menuOf(selected, user.roles)}</div>
        </details>
        {isOwnAccount && losesAdministration && (
          <p className="mt-4 font-semibold text-guayaba-tinta">
            Eres tú: dejarás de administrar en cuanto lo guardes.
          </p>
        )}
        <Field
          label="¿Por qué?"
          hint="Queda en el historial con los roles de antes y los de ahora."
          error={issues.reason}
          className="mt-5"
        >
          <TextArea
            value={reason}
            rows={2}
            maxLength={500}
            onChange={(event) => {
              setReason(event.target.value);
              clearError('reason');
            }}
          />
        </Field>
        <FormAlert message={failure} />
      </form>
    </Sheet>
  );
};
