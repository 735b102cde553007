import { roleLabels } from '@nutricion/domain/accounts/role';
import { listText } from '@nutricion/domain/kit/list-text';
import type { SignedIn } from '../../accounts/public/session.ts';

/** The profile's role as it is kept for administration, which holds all the others; else each by its name. */
export const roleText = ({ roles }: Pick<SignedIn, 'roles'>): string =>
  roles.includes('admin') ? 'admin' : listText(roles.map((role) => roleLabels[role]));
