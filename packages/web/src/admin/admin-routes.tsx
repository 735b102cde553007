import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { AdminArticlePage, NewArticlePage } from './articles/article-page.tsx';
import { ArticlesPage } from './articles/articles-page.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { DeliveriesPage } from './deliveries/deliveries-page.tsx';
import { RoutePage } from './deliveries/route-page.tsx';
import { EnrichmentPage } from './enrichment/enrichment-page.tsx';
import { DeliveryDaysPage } from './hospitals/days/delivery-days-page.tsx';
import { HospitalsPage } from './hospitals/hospitals-page.tsx';
import { RecipeImagesPage } from './images/recipe-images-page.tsx';
import { RecipeWallPage } from './images/recipe-wall-page.tsx';
import { IncentiveProductsPage } from './offers/incentive-products-page.tsx';
import { NewOfferPage, OfferPage } from './offers/offer-page.tsx';
import { OffersPage } from './offers/offers-page.tsx';
import { OrderPage } from './orders/order-page.tsx';
import { OrdersPage } from './orders/orders-page.tsx';
import { DailyClosePage } from './payments/daily-close-page.tsx';
import { PaymentsPage } from './payments/payments-page.tsx';
import { BatchPage } from './picking/batch-page.tsx';
import { PickingPage } from './picking/picking-page.tsx';
import { PrintOrdersPage } from './print/print-orders-page.tsx';
import { PrintPage } from './print/print-page.tsx';
import { NewProductPage, ProductPage } from './products/product-page.tsx';
import { ProductsPage } from './products/products-page.tsx';
import { NewRecipePage, RecipePage } from './recipes/recipe-page.tsx';
import { RecipesPage } from './recipes/recipes-page.tsx';
import { GuardedNavigation } from './record/leave-guard.tsx';
import { ReportsPage } from './reports/reports-page.tsx';
import { RolesPage } from './roles/roles-page.tsx';
import { SettingsPage } from './settings/settings-page.tsx';
import { AdminShell } from './shell/admin-shell.tsx';
import { LotsPage } from './stock/lots-page.tsx';
import { MadeRecallPage } from './stock/made-recall-page.tsx';
import { RecallPage } from './stock/recall-page.tsx';
import { StockPage } from './stock/stock-page.tsx';
import { StockProductPage } from './stock/stock-product-page.tsx';
import { UsersPage } from './users/users-page.tsx';
import { VoicePage } from './voice/voice-page.tsx';
import { VoiceSessionPage } from './voice/voice-session-page.tsx';
import './admin.css';

/** Everything under /admin; mounted at `/admin/*`, behind its guard. `notFound` shows any other address. */
export const AdminRoutes = ({ notFound }: { readonly notFound: ReactNode }) => (
  <Routes>
    <Route element={<GuardedShell />}>
      <Route index element={<DashboardPage />} />
      <Route path="hospitals" element={<HospitalsPage />} />
      <Route path="hospitals/:route/days" element={<DeliveryDaysPage />} />
      <Route path="lots" element={<LotsPage />} />
      <Route path="lots/recall" element={<RecallPage />} />
      <Route path="lots/recalls/:id" element={<MadeRecallPage />} />
      <Route path="incentives" element={<OffersPage />} />
      <Route path="incentives/new" element={<NewOfferPage />} />
      <Route path="incentives/products" element={<IncentiveProductsPage />} />
      <Route path="incentives/:id" element={<OfferPage />} />
      <Route path="orders" element={<OrdersPage />} />
      <Route path="orders/:id" element={<OrderPage />} />
      <Route path="deliveries" element={<DeliveriesPage />} />
      <Route path="deliveries/:id" element={<RoutePage />} />
      <Route path="picking" element={<PickingPage />} />
      <Route path="picking/:id" element={<BatchPage />} />
      <Route path="print" element={<PrintPage />} />
      <Route path="print/orders" element={<PrintOrdersPage />} />
      <Route path="print/route" element={<PrintOrdersPage />} />
      <Route path="reports" element={<ReportsPage />} />
      <Route path="roles" element={<RolesPage />} />
      <Route path="settings" element={<SettingsPage />} />
      <Route path="products" element={<ProductsPage />} />
      <Route path="products/new" element={<NewProductPage />} />
      <Route path="products/:id" element={<ProductPage />} />
      <Route path="product-enrichment" element={<EnrichmentPage />} />
      <Route path="education" element={<ArticlesPage />} />
      <Route path="education/new" element={<NewArticlePage />} />
      <Route path="education/:id" element={<AdminArticlePage />} />
      <Route path="recipes" element={<RecipesPage />} />
      <Route path="recipes/new" element={<NewRecipePage />} />
      <Route path="recipes/:id" element={<RecipePage />} />
      <Route path="recipe-images" element={<RecipeWallPage />} />
      <Route path="recipe-images/:id" element={<RecipeImagesPage />} />
      <Route path="payments" element={<PaymentsPage />} />
      <Route path="payments/close" element={<DailyClosePage />} />
      <Route path="stock" element={<StockPage />} />
      <Route path="stock/:id" element={<StockProductPage />} />
      <Route path="users" element={<UsersPage />} />
      <Route path="voice-insights" element={<VoicePage />} />
      <Route path="voice-insights/:id" element={<VoiceSessionPage />} />
    </Route>
    <Route path="*" element={notFound} />
  </Routes>
);

const GuardedShell = () => (
  <GuardedNavigation>
    <AdminShell />
  </GuardedNavigation>
);
