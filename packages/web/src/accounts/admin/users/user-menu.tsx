import type { AdminUserJson } from '@nutricion/contract/accounts/people';
import { Ellipsis, History, ShieldCheck, UserX } from 'lucide-react';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../kit/ui/menu.tsx';
import { useMay } from '../public/use-may.ts';
import type { Question } from './confirm-change.tsx';

interface UserMenuProps {
  readonly user: AdminUserJson;
  /** A change is under way: no second one beside it. */
  readonly isBusy: boolean;
  readonly onAsk: (question: Question) => void;
  readonly onRoles: (user: AdminUserJson) => void;
  readonly onHistory: (user: AdminUserJson) => void;
  readonly className?: string;
}

/** What is done seldom: roles, deactivating, and what was done before. */
export const UserMenu = ({ user, isBusy, onAsk, onRoles, onHistory, className }: UserMenuProps) => {
  const may = useMay();
  const isVerified = user.state === 'verificada';
  const canGive = isVerified && !isBusy && may('roles.give');
  // Whoever is put out loses their roles, which not everybody may take.
  const canDecide = !isBusy && may('users.decide') && (user.roles.length === 0 || may('roles.give'));
  const canReject = user.state === 'sin-codigo' && canDecide;
  const canDeactivate = isVerified && canDecide;
  if (!canGive && !canReject && !canDeactivate && !may('audit.read')) return null;
  return (
    <Menu
      trigger={
        <IconButton label={`Más sobre ${user.full_name}`} className={className}>
          <Ellipsis size={20} strokeWidth={2.4} aria-hidden="true" />
        </IconButton>
      }
    >
      {canGive && (
        <MenuItem onSelect={() => onRoles(user)}>
          <ShieldCheck size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
          Roles
        </MenuItem>
      )}
      {may('audit.read') && (
        <MenuItem onSelect={() => onHistory(user)}>
          <History size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
          Historial
        </MenuItem>
      )}
      {canReject && (
        <MenuItem danger onSelect={() => onAsk({ user, change: 'reject' })}>
          <UserX size={20} strokeWidth={2.1} aria-hidden="true" />
          Rechazar
        </MenuItem>
      )}
      {canDeactivate && (
        <MenuItem danger onSelect={() => onAsk({ user, change: 'deactivate' })}>
          <UserX size={20} strokeWidth={2.1} aria-hidden="true" />
          Desactivar
        </MenuItem>
      )}
    </Menu>
  );
};
