import { ChevronsUpDown, LogOut, Mail, Store, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { useSession } from '../../accounts/public/session.ts';
import { useSignOut } from '../../accounts/public/use-sign-out.ts';
import { initials } from '../../kit/admin/initials.ts';
import { Menu, MenuItem } from '../../kit/ui/menu.tsx';
import { roleText } from './role-text.ts';

/** The signed-in user, their role, and links to leave. */
export const AccountMenu = () => {
  const session = useSession();
  const { signOut } = useSignOut();
  const hasPermission = usePermission();
  if (session.status !== 'signed-in' || !session.profile) return null;
  const { full_name: name } = session.profile;
  return (
    <Menu
      side="top"
      align="start"
      trigger={
        <button
          type="button"
          className="flex min-h-14 w-full items-center gap-3 rounded-control px-1.5 text-left hover:bg-[#ffffff17]"
        >
          <span
            aria-hidden="true"
            className="grid size-[38px] flex-none place-items-center rounded-[12px] bg-verde text-nota font-bold"
          >
            {initials(name)}
          </span>
          <span className="min-w-0 flex-1">
            <span title={name} className="block truncate text-ui leading-tight font-semibold">
              {name}
            </span>
            <span className="block text-nota text-[#cfe6da]">Rol: {roleText(session)}</span>
          </span>
          <ChevronsUpDown size={18} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
        </button>
      }
    >
      <AccountLinks hasMail={hasPermission('reports.read')} onSignOut={signOut} />
    </Menu>
  );
};

interface AccountLinksProps {
  /** There are mails to choose from. */
  readonly hasMail: boolean;
  readonly onSignOut: () => Promise<void>;
}

const AccountLinks = ({ hasMail, onSignOut }: AccountLinksProps) => (
  <>
    <MenuItem asChild>
      <Link to="/profile">
        <UserRound size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
        Mi perfil
      </Link>
    </MenuItem>
    {hasMail && (
      <MenuItem asChild>
        <Link to="/admin/my-mail">
          <Mail size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
          Mis correos
        </Link>
      </MenuItem>
    )}
    <MenuItem asChild>
      <Link to="/">
        <Store size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
        Ir a la tienda
      </Link>
    </MenuItem>
    <MenuItem onSelect={() => void onSignOut()}>
      <LogOut size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
      Cerrar sesión
    </MenuItem>
  </>
);
