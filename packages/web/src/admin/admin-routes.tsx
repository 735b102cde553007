import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { DeliveriesPage } from './deliveries/deliveries-page.tsx';
import { RoutePage } from './deliveries/route-page.tsx';
import { HospitalsPage } from './hospitals/hospitals-page.tsx';
import { NotYetPage } from './not-yet/not-yet-page.tsx';
import { OrderPage } from './orders/order-page.tsx';
import { OrdersPage } from './orders/orders-page.tsx';
import { DailyClosePage } from './payments/daily-close-page.tsx';
import { PaymentsPage } from './payments/payments-page.tsx';
import { BatchPage } from './picking/batch-page.tsx';
import { PickingPage } from './picking/picking-page.tsx';
import { PrintOrdersPage } from './print/print-orders-page.tsx';
import { PrintPage } from './print/print-page.tsx';
import { RolesPage } from './roles/roles-page.tsx';
import { SettingsPage } from './settings/settings-page.tsx';
import { AdminShell } from './shell/admin-shell.tsx';
import { navEntries } from './shell/nav-entries.ts';
import { LotsPage } from './stock/lots-page.tsx';
import { MadeRecallPage } from './stock/made-recall-page.tsx';
import { RecallPage } from './stock/recall-page.tsx';
import { StockPage } from './stock/stock-page.tsx';
import { StockProductPage } from './stock/stock-product-page.tsx';
import { UsersPage } from './users/users-page.tsx';

/** Everything under /admin; mounted at `/admin/*`, behind its guard. `notFound` shows any other address. */
export const AdminRoutes = ({ notFound }: { readonly notFound: ReactNode }) => (
  <Routes>
    <Route element={<AdminShell />}>
      <Route index element={<DashboardPage />} />
      <Route path="hospitals" element={<HospitalsPage />} />
      <Route path="lots" element={<LotsPage />} />
      <Route path="lots/recall" element={<RecallPage />} />
      <Route path="lots/recalls/:id" element={<MadeRecallPage />} />
      <Route path="orders" element={<OrdersPage />} />
      <Route path="orders/:id" element={<OrderPage />} />
      <Route path="deliveries" element={<DeliveriesPage />} />
      <Route path="deliveries/:id" element={<RoutePage />} />
      <Route path="picking" element={<PickingPage />} />
      <Route path="picking/:id" element={<BatchPage />} />
      <Route path="print" element={<PrintPage />} />
      <Route path="print/orders" element={<PrintOrdersPage />} />
      <Route path="print/route" element={<PrintOrdersPage />} />
      <Route path="roles" element={<RolesPage />} />
      <Route path="settings" element={<SettingsPage />} />
      <Route path="payments" element={<PaymentsPage />} />
      <Route path="payments/close" element={<DailyClosePage />} />
      <Route path="stock" element={<StockPage />} />
      <Route path="stock/:id" element={<StockProductPage />} />
      <Route path="users" element={<UsersPage />} />
      {navEntries.flatMap(({ path, label, notYet }) =>
        notYet
          ? [
              <Route
                key={path}
                path={path.replace('/admin/', '')}
                element={<NotYetPage title={label} sentence={notYet} />}
              />,
            ]
          : [],
      )}
    </Route>
    <Route path="*" element={notFound} />
  </Routes>
);
