import type { Permission } from '@nutricion/domain/accounts/permission';
import { ChevronRight, CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import type { ApiResponse } from '../../../kit/api/api.ts';

type Summary = ApiResponse<'GET /api/admin/summary'>;

interface Problem {
  readonly count: (summary: Summary) => number;
  readonly one: string;
  readonly many: string;
  readonly to: string;
  readonly permission: Permission;
}

/** The most urgent first. */
const problems: readonly Problem[] = [
  {
    count: ({ lateOrders }) => lateOrders,
    one: 'pedido va tarde',
    many: 'pedidos van tarde',
    to: '/admin/orders?atrasados=1',
    permission: 'orders.read',
  },
  {
    count: ({ unpaidOrders }) => unpaidOrders,
    one: 'pedido entregado sin cobrar',
    many: 'pedidos entregados sin cobrar',
    to: '/admin/orders?estado=entregado&pago=pendiente',
    permission: 'orders.read',
  },
  {
    count: ({ soldOutBest }) => soldOutBest,
    one: 'de lo que más se vende está agotado',
    many: 'de lo que más se vende están agotados',
    to: '/admin/products?estado=agotados',
    permission: 'products.read',
  },
  {
    count: ({ draftPurchases }) => draftPurchases,
    one: 'orden de compra lista para revisar y enviar',
    many: 'órdenes de compra listas para revisar y enviar',
    to: '/admin/purchase-orders?estado=borrador',
    permission: 'purchases.write',
  },
  {
    count: ({ waitingProposals }) => waitingProposals,
    one: 'propuesta para completar productos',
    many: 'propuestas para completar productos',
    to: '/admin/product-enrichment',
    permission: 'products.write',
  },
  {
    count: ({ overdueArticles }) => overdueArticles,
    one: 'artículo pasó su día de revisarse',
    many: 'artículos pasaron su día de revisarse',
    to: '/admin/education?avisos=vencidos',
    permission: 'education.write',
  },
];

/** Problems, each with a link to where it is solved; nothing if there are none. */
export const ProblemList = ({ summary }: { readonly summary: Summary | undefined }) => {
  const hasPermission = usePermission();
  const open = problems.flatMap((problem) => {
    const count = summary ? problem.count(summary) : 0;
    return count > 0 && hasPermission(problem.permission) ? [{ ...problem, number: count }] : [];
  });
  if (open.length === 0) return null;
  return (
    <section aria-label="Por atender" className="rounded-bloque bg-papel px-2 py-2 sm:col-span-3">
      <ul className="divide-y divide-linea">
        {open.map(({ to, number, one, many }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3.5 rounded-ficha px-3 text-ui hover:bg-rocio-2 md:px-4"
            >
              <CircleAlert
                size={22}
                strokeWidth={2.1}
                aria-hidden="true"
                className="flex-none text-guayaba-tinta"
              />
              <span className="min-w-0 flex-1">
                <b className="num text-[1.125rem]">{number.toLocaleString('es-PR')}</b>{' '}
                {number === 1 ? one : many}
              </span>
              <ChevronRight
                size={20}
                strokeWidth={2.1}
                aria-hidden="true"
                className="flex-none text-tinta-suave"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
