import { Printer } from 'lucide-react';
import { PageHead } from '../../../kit/admin/page-head.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import type { MenuOf } from './menu-of.ts';
import { RoleTable } from './role-table.tsx';
import { UserBlock } from './user-block.tsx';

/** /admin/roles: the table of permissions, what one user may do, and the menu of each role before it is given. */
export const RolesPage = ({ menuOf }: { readonly menuOf: MenuOf }) => (
  <>
    <PageHead
      title="¿Qué puede hacer …?"
      actions={
        <Button variant="outline" className="print:hidden" onClick={() => window.print()}>
          <Printer size={20} strokeWidth={2.1} aria-hidden="true" />
          Imprimir
        </Button>
      }
    >
      Lo que abre cada rol. Quien tiene varios puede todo lo de todos.
    </PageHead>
    <UserBlock menuOf={menuOf} />
    <RoleTable menuOf={menuOf} />
  </>
);
