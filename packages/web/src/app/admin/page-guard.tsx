import { permissionLabels } from '@nutricion/domain/accounts/permission';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { PageHead } from '../../kit/admin/page-head.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { entriesOpenTo, entryAt, isOpenTo, type NavEntry } from './nav-entries.ts';

/** Shows a page to users with its permission; others see a link to their own first page. */
export const PageGuard = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const hasPermission = usePermission();
  const entry = entryAt(pathname);
  if (!entry || isOpenTo(entry, hasPermission)) return children;
  const open = entriesOpenTo(hasPermission);
  // Their own first page is where they work.
  if (entry.path === '/admin' && open[0]) return <Navigate to={open[0].path} replace />;
  return <ClosedPage entry={entry} open={open} />;
};

const ClosedPage = ({ entry, open }: { readonly entry: NavEntry; readonly open: readonly NavEntry[] }) => (
  <>
    <PageHead title={entry.label} />
    <Block>
      <ShieldX size={40} strokeWidth={1.8} aria-hidden="true" className="text-verde" />
      <h2 className="mt-3">Tu rol no abre esta página</h2>
      <p className="mt-2 max-w-[60ch] text-tinta-suave">
        {entry.permission && `Hace falta «${permissionLabels[entry.permission]}». `}
        Si lo necesitas para tu trabajo, pídeselo a quien administra la tienda. Mientras tanto, puedes ir a:
      </p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {open.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex min-h-11 items-center gap-2 rounded-control bg-rocio px-4 text-ui font-semibold text-verde-hondo hover:bg-rocio-2"
            >
              <Icon size={20} strokeWidth={2.1} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  </>
);
