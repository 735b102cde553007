import { LogOut, Menu as MenuIcon, Search, Store, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../accounts/public/session.ts';
import { useSignOut } from '../../accounts/public/use-sign-out.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { LogoMark } from '../../kit/ui/logo.tsx';
import { Sheet } from '../../kit/ui/sheet.tsx';
import { NavList, WaitingBadge } from './nav-list.tsx';
import { roleText } from './role-text.ts';

/** The phone's header: the same as the rail, behind one button. */
export const AdminTopBar = ({ onSearch }: { readonly onSearch: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const profile = session.status === 'signed-in' ? session.profile : null;
  const role = session.status === 'signed-in' ? roleText(session) : '';
  return (
    <header className="sticky top-0 z-30 flex print:hidden! min-h-[60px] items-center gap-2 bg-verde-hondo pr-[max(12px,env(safe-area-inset-right))] pl-[max(12px,env(safe-area-inset-left))] text-white md:hidden">
      <Link to="/admin" className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 rounded-control px-1">
        <LogoMark className="size-9 flex-none" />
        <span className="min-w-0">
          <span className="block truncate font-display text-[1.1875rem] leading-tight font-bold tracking-[-.02em]">
            Nutrición Plus
          </span>
          {profile && (
            <span className="block truncate text-nota leading-tight text-[#cfe6da]">Rol: {role}</span>
          )}
        </span>
      </Link>
      <Link
        to="/admin/users"
        className="grid min-h-11 min-w-11 place-items-center rounded-control empty:hidden"
      >
        <WaitingBadge />
      </Link>
      <IconButton label="Buscar" className="hover:bg-[#ffffff1f]" onClick={onSearch}>
        <Search size={22} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Menú"
        aria-expanded={isOpen}
        className="hover:bg-[#ffffff1f]"
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={24} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={profile?.full_name ?? 'Menú'}
        {...(profile && { description: `Rol: ${role}` })}
        footer={<ExitLinks onNavigate={() => setOpen(false)} />}
      >
        <NavList on="sheet" onNavigate={() => setOpen(false)} />
      </Sheet>
    </header>
  );
};

const exitLinkClass =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-1 rounded-control text-nota font-semibold hover:bg-suelo';

const ExitLinks = ({ onNavigate }: { readonly onNavigate: () => void }) => {
  const { signOut } = useSignOut();
  return (
    <div className="flex gap-1">
      <Link to="/profile" className={exitLinkClass} onClick={onNavigate}>
        <UserRound size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
        Mi perfil
      </Link>
      <Link to="/" className={exitLinkClass} onClick={onNavigate}>
        <Store size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
        Ir a la tienda
      </Link>
      <button type="button" className={exitLinkClass} onClick={() => void signOut()}>
        <LogOut size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
        Cerrar sesión
      </button>
    </div>
  );
};
