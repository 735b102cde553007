import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { Ellipsis, History, ShieldCheck, UserX } from 'lucide-react';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../kit/ui/menu.tsx';
import { usePermission } from '../public/use-permission.ts';
import type { PendingChange } from './confirm-change.tsx';

interface UserMenuProps {
  readonly user: AdminUserJson;
  /** A change is being saved: no second one at the same time. */
  readonly isBusy: boolean;
  readonly onConfirmNeeded: (pendingChange: PendingChange) => void;
  readonly onRoles: (user: AdminUserJson) => void;
  readonly onHistory: (user: AdminUserJson) => void;
  readonly className?: string;
}

/** Rare actions: roles, deactivation, history. */
export const UserMenu = ({ user, isBusy, onConfirmNeeded, onRoles, onHistory, className }: UserMenuProps) => {
  const hasPermission = usePermission();
  const isVerified = user.state === 'verificada';
  const canGiveRoles = isVerified && !isBusy && hasPermission('roles.give');
  // Deactivating removes roles, which needs a permission of its own.
  const canDecide =
    !isBusy && hasPermission('users.decide') && (user.roles.length === 0 || hasPermission('roles.give'));
  const canReject = user.state === 'sin-codigo' && canDecide;
  const canDeactivate = isVerified && canDecide;
  if (!canGiveRoles && !canReject && !canDeactivate && !hasPermission('audit.read')) return null;
  return (
    <Menu
      trigger={
        <IconButton label={`Más sobre ${user.full_name}`} className={className}>
          <Ellipsis size={20} strokeWidth={2.4} aria-hidden="true" />
        </IconButton>
      }
    >
      {canGiveRoles && (
        <MenuItem onSelect={() => onRoles(user)}>
          <ShieldCheck size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
          Roles
        </MenuItem>
      )}
      {hasPermission('audit.read') && (
        <MenuItem onSelect={() => onHistory(user)}>
          <History size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
          Historial
        </MenuItem>
      )}
      {canReject && (
        <MenuItem danger onSelect={() => onConfirmNeeded({ user, change: 'reject' })}>
          <UserX size={20} strokeWidth={2.1} aria-hidden="true" />
          Rechazar
        </MenuItem>
      )}
      {canDeactivate && (
        <MenuItem danger onSelect={() => onConfirmNeeded({ user, change: 'deactivate' })}>
          <UserX size={20} strokeWidth={2.1} aria-hidden="true" />
          Desactivar
        </MenuItem>
      )}
    </Menu>
  );
};
