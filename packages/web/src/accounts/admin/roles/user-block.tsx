import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { type Role, roleLabels } from '@nutricion/domain/accounts/role';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Chip } from '../../../kit/ui/chip.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { useSession } from '../../public/session.ts';
import { usersQuery } from '../api.ts';
import { usePermission } from '../public/use-permission.ts';
import { AllowedList } from './allowed-list.tsx';
import type { MenuOf } from './menu-of.ts';

interface Shown {
  readonly name: string;
  readonly roles: readonly Role[];
}

/** What one user may do: first the signed-in user, until another is picked. */
export const UserBlock = ({ menuOf }: { readonly menuOf: MenuOf }) => {
  const session = useSession();
  const hasPermission = usePermission();
  const [picked, setPicked] = useState<AdminUserJson | null>(null);
  if (session.status !== 'signed-in') return null;
  const shown: Shown = picked
    ? { name: picked.full_name, roles: picked.roles }
    : { name: session.profile?.full_name ?? '', roles: session.roles };
  return (
    <Block aria-labelledby="roles-persona" className="print:hidden">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="roles-persona" className="wrap-anywhere">
            ¿Qué puede hacer {shown.name}?
          </h2>
          <p className="mt-2 flex flex-wrap gap-1.5">
            {shown.roles.map((role) => (
              <Chip key={role} tone="why">
                {roleLabels[role]}
              </Chip>
            ))}
            {shown.roles.length === 0 && 'No tiene ningún rol: compra, y no entra en la administración.'}
          </p>
        </div>
        {hasPermission('users.read') && (
          <div className="w-full md:w-[380px]">
            <UserSearch onPick={setPicked} />
          </div>
        )}
      </div>
      {shown.roles.length > 0 && (
        <>
          <AllowedList roles={shown.roles} />
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center text-ui font-semibold text-verde">
              Así es su menú
            </summary>
            <div className="mt-2">{menuOf(shown.roles)}</div>
          </details>
        </>
      )}
      {picked && (
        <Button variant="quiet" size="sm" className="mt-4" onClick={() => setPicked(null)}>
          Volver a lo mío
        </Button>
      )}
    </Block>
  );
};

const MAX_SHOWN = 6;

const UserSearch = ({ onPick }: { readonly onPick: (user: AdminUserJson) => void }) => {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data, error } = useQuery({
    ...usersQuery({ state: 'verificada', q, page: 1 }),
    enabled: q.length > 1,
    placeholderData: (previous) => previous,
  });
  const people = q.length > 1 ? (data?.users.slice(0, MAX_SHOWN) ?? []) : [];
  return (
    <search>
      <Field label="¿Y otra persona?" hint="Escribe su nombre o su correo.">
        <TextInput
          type="search"
          maxLength={120}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <FormAlert message={error ? failureText(error) : null} />
      <ul className="mt-2 grid gap-1">
        {people.map((user) => (
          <li key={user.id}>
            <button
              type="button"
              className="flex min-h-12 w-full flex-wrap items-center gap-x-2 rounded-control px-3 py-1.5 text-left hover:bg-rocio-2"
              onClick={() => {
                onPick(user);
                setText('');
              }}
            >
              <span className="text-ui font-semibold wrap-anywhere">{user.full_name}</span>
              <span className="text-nota wrap-anywhere text-tinta-suave">{user.email}</span>
            </button>
          </li>
        ))}
        {q.length > 1 && data && people.length === 0 && (
          <li className="px-3 py-2 text-ui text-tinta-suave">Nadie verificado se llama así.</li>
        )}
      </ul>
    </search>
  );
};
