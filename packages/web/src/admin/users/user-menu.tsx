import type { AdminUserJson } from '@nutricion/contract/people';
import { Ellipsis, History, ShieldCheck, ShieldOff, UserX } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { Question } from './confirm-change.tsx';

interface UserMenuProps {
  readonly user: AdminUserJson;
  /** A change is under way: no second one beside it. */
  readonly isBusy: boolean;
  readonly onAsk: (question: Question) => void;
  readonly onHistory: (user: AdminUserJson) => void;
  readonly className?: string;
}

/** What is done seldom: role, deactivating, and what was done before. */
export const UserMenu = ({ user, isBusy, onAsk, onHistory, className }: UserMenuProps) => {
  const isAdmin = user.roles.includes('admin');
  return (
    <Menu
      trigger={
        <IconButton label={`Más sobre ${user.full_name}`} className={className}>
          <Ellipsis size={20} strokeWidth={2.4} aria-hidden="true" />
        </IconButton>
      }
    >
      {user.state === 'verificada' && !isBusy && (
        <MenuItem onSelect={() => onAsk({ user, change: isAdmin ? 'take-admin' : 'give-admin' })}>
          {isAdmin ? (
            <ShieldOff size={20} strokeWidth={2.1} aria-hidden="true" />
          ) : (
            <ShieldCheck size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
          )}
          {isAdmin ? 'Quitar administración' : 'Dar administración'}
        </MenuItem>
      )}
      <MenuItem onSelect={() => onHistory(user)}>
        <History size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
        Historial
      </MenuItem>
      {user.state === 'sin-codigo' && !isBusy && (
        <MenuItem danger onSelect={() => onAsk({ user, change: 'reject' })}>
          <UserX size={20} strokeWidth={2.1} aria-hidden="true" />
          Rechazar
        </MenuItem>
      )}
      {user.state === 'verificada' && !isBusy && (
        <MenuItem danger onSelect={() => onAsk({ user, change: 'deactivate' })}>
          <UserX size={20} strokeWidth={2.1} aria-hidden="true" />
          Desactivar
        </MenuItem>
      )}
    </Menu>
  );
};
