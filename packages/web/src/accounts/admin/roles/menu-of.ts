import type { Role } from '@nutricion/domain/accounts/role';
import type { ReactNode } from 'react';

/** Shows the administration's menu as somebody with these roles has it; with `before`, what those hadn't is marked. */
export type MenuOf = (roles: readonly Role[], before?: readonly Role[]) => ReactNode;
