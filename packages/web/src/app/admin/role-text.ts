import { roleLabels } from '@nutricion/domain/accounts/role';
import { listText } from '@nutricion/domain/kit/list-text';
import type { SignedIn } from '../../accounts/public/session.ts';

/** The user's roles by name; administration alone where it is one of them, since it holds all the others. */
export const roleText = ({ roles }: Pick<SignedIn, 'roles'>): string =>
  roles.includes('admin') ? roleLabels.admin : listText(roles.map((role) => roleLabels[role]));
