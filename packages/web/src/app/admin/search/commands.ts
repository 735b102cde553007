import type { Permission } from '@nutricion/domain/accounts/permission';
import { wordsOf } from '@nutricion/language';
import { Plus, type Users } from 'lucide-react';
import { entriesOpenTo } from '../nav-entries.ts';

/** A page or something to do, found by the words of its label or by others for the same. */
export interface Command {
  readonly to: string;
  readonly label: string;
  readonly icon: typeof Users;
  readonly permission: Permission | null;
  readonly words?: string;
}

/** What begins on a page of its own, and pages that the menu doesn't have. */
const actions: readonly Command[] = (
  [
    ['/admin/products/new', 'Producto nuevo', 'products.write', 'crear añadir'],
    ['/admin/incentives/new', 'Oferta nueva', 'offers.write', 'crear promocion descuento rebaja'],
    ['/admin/recipes/new', 'Receta nueva', 'recipes.write', 'crear escribir'],
    ['/admin/education/new', 'Artículo nuevo', 'education.write', 'crear escribir educacion'],
    ['/admin/hospitals?nuevo=si', 'Hospital nuevo', 'hospitals.write', 'crear añadir'],
    ['/admin/stock', 'Recibir mercancía', 'stock.write', 'entrada lote inventario'],
    ['/admin/stock', 'Registrar merma', 'stock.write', 'sacar dañado vencido botar perdida'],
    ['/admin/stock', 'Contar un producto', 'stock.write', 'conteo inventario'],
    ['/admin/suppliers/new', 'Suplidor nuevo', 'suppliers.write', 'crear añadir proveedor'],
    ['/admin/lots/recall', 'Retirar un lote', 'stock.write', 'alerta recall'],
    ['/admin/payments/close', 'Cierre del día', 'payments.read', 'cuadre caja efectivo cerrar'],
    ['/admin/payments?estado=por-conciliar', 'Pagos por conciliar', 'payments.read', 'disputa duda'],
    ['/admin/users?estado=pendiente', 'Verificar cuentas', 'users.decide', 'aprobar esperan pendientes'],
    ['/admin/products/batches', 'Cambios en lote', 'products.read', 'archivos importados deshacer'],
    ['/admin/incentives/products', 'Productos del incentivo', 'offers.read', 'gratis frutas vegetales'],
    ['/admin/hospitals/asociacion/days', 'Días y horarios de entrega', 'hospitals.read', 'feriado cierre'],
  ] as const
).map(([to, label, permission, words]) => ({ to, label, icon: Plus, permission, words }));

interface Commands {
  readonly pages: readonly Command[];
  readonly actions: readonly Command[];
}

/** The pages and actions open to the user whose words begin as the typed ones; with nothing typed, all of them. */
export const commandsFor = (typed: string, hasPermission: (permission: Permission) => boolean): Commands => {
  const sought = wordsOf(typed);
  const fits = ({ label, words = '' }: Pick<Command, 'label' | 'words'>) => {
    const own = wordsOf(`${label} ${words}`);
    return sought.every((word) => own.some((each) => each.startsWith(word)));
  };
  return {
    pages: entriesOpenTo(hasPermission)
      .map(({ path, label, icon, permission }): Command => ({ to: path, label, icon, permission }))
      .filter(fits),
    actions: actions.filter(
      (action) => (action.permission === null || hasPermission(action.permission)) && fits(action),
    ),
  };
};
