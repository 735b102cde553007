import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import type { MenuOf } from '../../accounts/admin/roles/menu-of.ts';
import { RolesPage } from '../../accounts/admin/roles/roles-page.tsx';
import { UsersPage } from '../../accounts/admin/users/users-page.tsx';
import { EnrichmentPage } from '../../catalog/admin/enrichment/enrichment-page.tsx';
import { ProductBatchPage } from '../../catalog/admin/products/batch-page.tsx';
import { BatchesPage } from '../../catalog/admin/products/batches-page.tsx';
import { ProductsPage } from '../../catalog/admin/products/products-page.tsx';
import { AdminArticlePage } from '../../content/admin/articles/article-page.tsx';
import { ArticlesPage } from '../../content/admin/articles/articles-page.tsx';
import { RecipeImagesPage } from '../../content/admin/images/recipe-images-page.tsx';
import { RecipePhotoListPage } from '../../content/admin/images/recipe-photo-list-page.tsx';
import { DeliveriesPage } from '../../fulfilment/admin/deliveries/deliveries-page.tsx';
import { RoutePage } from '../../fulfilment/admin/deliveries/route-page.tsx';
import { DeliveryDaysPage } from '../../fulfilment/admin/hospitals/days/delivery-days-page.tsx';
import { HospitalsPage } from '../../fulfilment/admin/hospitals/hospitals-page.tsx';
import { BatchPage } from '../../fulfilment/admin/picking/batch-page.tsx';
import { PickingPage } from '../../fulfilment/admin/picking/picking-page.tsx';
import { PrintOrdersPage } from '../../fulfilment/admin/printing/print-orders-page.tsx';
import { PrintPage } from '../../fulfilment/admin/printing/print-page.tsx';
import { TodayPage } from '../../fulfilment/admin/today/today-page.tsx';
import { GuardedNavigation } from '../../kit/admin/record/leave-guard.tsx';
import { IncentiveProductsPage } from '../../offers/admin/incentive-products-page.tsx';
import { NewOfferPage, OfferPage } from '../../offers/admin/offer-page.tsx';
import { OffersPage } from '../../offers/admin/offers-page.tsx';
import { OrderPage } from '../../orders/admin/order-page.tsx';
import { OrdersPage } from '../../orders/admin/orders-page.tsx';
import { SettingsPage } from '../../orders/admin/settings/settings-page.tsx';
import { NewOrderPage } from '../../orders/admin/telephone/new-order-page.tsx';
import { DailyClosePage } from '../../payments/admin/daily-close-page.tsx';
import { OrderReceiptPage } from '../../payments/admin/order-receipt-page.tsx';
import { PaymentPage } from '../../payments/admin/payment-page.tsx';
import { PaymentsPage } from '../../payments/admin/payments-page.tsx';
import { RecipePage } from '../../recipes/admin/recipe-page.tsx';
import { RecipesPage } from '../../recipes/admin/recipes-page.tsx';
import { AuditPage } from '../../reports/admin/audit-page.tsx';
import { DashboardPage } from '../../reports/admin/dashboard/dashboard-page.tsx';
import { MyMailPage } from '../../reports/admin/my-mail-page.tsx';
import { ReportsPage } from '../../reports/admin/reports-page.tsx';
import { LotsPage } from '../../stock/admin/lots-page.tsx';
import { PurchaseOrderPage } from '../../stock/admin/purchases/purchase-order-page.tsx';
import { PurchaseOrdersPage } from '../../stock/admin/purchases/purchase-orders-page.tsx';
import { RecallDetailsPage } from '../../stock/admin/recall-details-page.tsx';
import { RecallPage } from '../../stock/admin/recall-page.tsx';
import { StockPage } from '../../stock/admin/stock-page.tsx';
import { StockProductPage } from '../../stock/admin/stock-product-page.tsx';
import { NewSupplierPage, SupplierPage } from '../../stock/admin/suppliers/supplier-page.tsx';
import { SuppliersPage } from '../../stock/admin/suppliers/suppliers-page.tsx';
import { VoicePage } from '../../voice/admin/voice-page.tsx';
import { VoiceSessionPage } from '../../voice/admin/voice-session-page.tsx';
import { AdminShell } from './admin-shell.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { PageGuard } from './page-guard.tsx';
import { NewProductPage, ProductPage } from './product-page.tsx';
import '../../kit/admin/admin.css';
import './audit-labels.ts';

/** Everything under /admin; mounted at `/admin/*`, behind its guard. `notFound` shows any other address. */
export const AdminRoutes = ({ notFound }: { readonly notFound: ReactNode }) => (
  <Routes>
    {/* On a wall there is no menu. */}
    <Route
      path="today"
      element={
        <PageGuard>
          <TodayPage />
        </PageGuard>
      }
    />
    <Route element={<GuardedShell />}>
      <Route index element={<DashboardPage />} />
      <Route path="hospitals" element={<HospitalsPage />} />
      <Route path="hospitals/:route/days" element={<DeliveryDaysPage />} />
      <Route path="audit" element={<AuditPage />} />
      <Route path="lots" element={<LotsPage />} />
      <Route path="lots/recall" element={<RecallPage />} />
      <Route path="lots/recalls/:id" element={<RecallDetailsPage />} />
      <Route path="incentives" element={<OffersPage />} />
      <Route path="incentives/new" element={<NewOfferPage />} />
      <Route path="incentives/products" element={<IncentiveProductsPage />} />
      <Route path="incentives/:id" element={<OfferPage />} />
      <Route path="orders" element={<OrdersPage />} />
      <Route path="orders/new" element={<NewOrderPage />} />
      <Route path="orders/:id" element={<OrderPage />} />
      <Route path="deliveries" element={<DeliveriesPage />} />
      <Route path="deliveries/:id" element={<RoutePage />} />
      <Route path="picking" element={<PickingPage />} />
      <Route path="picking/:id" element={<BatchPage />} />
      <Route path="print" element={<PrintPage />} />
      <Route path="print/orders" element={<PrintOrdersPage />} />
      <Route path="print/route" element={<PrintOrdersPage />} />
      <Route path="reports" element={<ReportsPage />} />
      <Route path="my-mail" element={<MyMailPage />} />
      <Route path="roles" element={<RolesPage menuOf={menuOf} />} />
      <Route path="settings" element={<SettingsPage />} />
      <Route path="products" element={<ProductsPage />} />
      <Route path="products/batches" element={<BatchesPage />} />
      <Route path="products/batches/:id" element={<ProductBatchPage />} />
      <Route path="products/new" element={<NewProductPage />} />
      <Route path="products/:id" element={<ProductPage />} />
      <Route path="product-enrichment" element={<EnrichmentPage />} />
      <Route path="education" element={<ArticlesPage />} />
      <Route path="education/new" element={<AdminArticlePage />} />
      <Route path="education/:id" element={<AdminArticlePage />} />
      <Route path="recipes" element={<RecipesPage />} />
      <Route path="recipes/new" element={<RecipePage />} />
      <Route path="recipes/:id" element={<RecipePage />} />
      <Route path="recipe-images" element={<RecipePhotoListPage />} />
      <Route path="recipe-images/:id" element={<RecipeImagesPage />} />
      <Route path="payments" element={<PaymentsPage />} />
      <Route path="payments/close" element={<DailyClosePage />} />
      <Route path="payments/receipts/:orderId" element={<OrderReceiptPage />} />
      <Route path="payments/:id" element={<PaymentPage />} />
      <Route path="stock" element={<StockPage />} />
      <Route path="stock/:id" element={<StockProductPage />} />
      <Route path="purchase-orders" element={<PurchaseOrdersPage />} />
      <Route path="purchase-orders/:id" element={<PurchaseOrderPage />} />
      <Route path="suppliers" element={<SuppliersPage />} />
      <Route path="suppliers/new" element={<NewSupplierPage />} />
      <Route path="suppliers/:id" element={<SupplierPage />} />
      <Route path="users" element={<UsersPage menuOf={menuOf} />} />
      <Route path="voice-insights" element={<VoicePage />} />
      <Route path="voice-insights/:id" element={<VoiceSessionPage />} />
    </Route>
    <Route path="*" element={notFound} />
  </Routes>
);

const menuOf: MenuOf = (roles, before) => <MenuPreview roles={roles} {...(before && { before })} />;

const GuardedShell = () => (
  <GuardedNavigation>
    <AdminShell />
  </GuardedNavigation>
);
