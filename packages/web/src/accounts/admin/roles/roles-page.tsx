import { Printer } from 'lucide-react';
import { PageHead } from '../../../kit/admin/page-head.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { RoleTable } from './role-table.tsx';
import { UserBlock } from './user-block.tsx';

/** /admin/roles: the one table of who may do what, and what it comes to for one person. */
export const RolesPage = () => (
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
    <UserBlock />
    <RoleTable />
  </>
);
