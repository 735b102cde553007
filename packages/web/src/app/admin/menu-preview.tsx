import { hasPermission, type Role } from '@nutricion/domain/accounts/role';
import { Badge } from '../../kit/ui/badge.tsx';
import { isOnlyLooked, isOpenTo, partsOpenTo } from './nav-entries.ts';

interface MenuPreviewProps {
  readonly roles: readonly Role[];
  /** The roles held until now, if these would be given: what they add is marked. */
  readonly before?: readonly Role[];
}

/** The administration's menu as somebody with these roles has it, by permissions alone: nobody's data. */
export const MenuPreview = ({ roles, before }: MenuPreviewProps) => {
  const allows = (permission: Parameters<typeof hasPermission>[1]) => hasPermission(roles, permission);
  if (roles.length === 0)
    return <p className="text-ui text-tinta-suave">Sin ningún rol no hay menú: compra, y no entra aquí.</p>;
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {partsOpenTo(allows).map(({ label, entries }) => (
        <li key={label}>
          <p className="text-nota font-semibold text-tinta-suave">{label}</p>
          <ul aria-label={label} className="mt-1 grid">
            {entries.map((entry) => (
              <li key={entry.path} className="flex min-h-9 items-center gap-2.5 text-ui leading-snug">
                <entry.icon size={18} strokeWidth={2.1} aria-hidden="true" className="flex-none text-verde" />
                <span className="min-w-0">{entry.label}</span>
                {isOnlyLooked(entry, allows) && <Badge>Solo ver</Badge>}
                {before && !isOpenTo(entry, (permission) => hasPermission(before, permission)) && (
                  <Badge tone="good">Nueva</Badge>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};
