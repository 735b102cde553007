import { permissionLabels, permissions } from '@nutricion/domain/accounts/permission';
import { hasPermission, type Role } from '@nutricion/domain/accounts/role';
import { Check, Minus } from 'lucide-react';

/** What a user with these roles may do, and below it what they may not. */
export const AllowedList = ({ roles }: { readonly roles: readonly Role[] }) => {
  const closed = permissions.filter((permission) => !hasPermission(roles, permission));
  return (
    <>
      <ul className="mt-4 grid gap-x-8 gap-y-2 md:grid-cols-2">
        {permissions
          .filter((permission) => hasPermission(roles, permission))
          .map((permission) => (
            <li key={permission} className="flex items-start gap-2.5 text-ui leading-snug">
              <Check size={20} strokeWidth={3} aria-hidden="true" className="flex-none text-verde" />
              {permissionLabels[permission]}
            </li>
          ))}
      </ul>
      {closed.length > 0 && (
        <details className="mt-4">
          <summary className="flex min-h-11 cursor-pointer items-center text-ui font-semibold text-verde">
            {`Lo que no puede (${closed.length})`}
          </summary>
          <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
            {closed.map((permission) => (
              <li key={permission} className="flex items-start gap-2.5 text-ui leading-snug text-tinta-suave">
                <Minus size={20} strokeWidth={2.4} aria-hidden="true" className="flex-none" />
                {permissionLabels[permission]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
