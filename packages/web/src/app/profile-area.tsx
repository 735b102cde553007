import { useEffect } from 'react';
import { ProfilePage } from '../accounts/shop/profile/profile-page.tsx';
import type { SectionSlots } from '../accounts/shop/profile/sections.ts';
import { CartProductCard } from '../cart/public/cart-product-card.tsx';
import { cartActions } from '../cart/public/cart-store.ts';
import { preloadable } from '../kit/lib/preloadable.ts';
import { OrderList } from '../orders/shop/order-list.tsx';
import { loadWhenIdle } from './storefront/load-when-idle.ts';
import { openPlanner } from './storefront/requested-tool.ts';

const AllergensSection = preloadable(
  async () => (await import('../accounts/shop/profile/allergens-section.tsx')).AllergensSection,
);
const HouseholdSection = preloadable(
  async () => (await import('../accounts/shop/profile/household-section.tsx')).HouseholdSection,
);
const AddressesSection = preloadable(
  async () => (await import('../accounts/shop/profile/addresses-section.tsx')).AddressesSection,
);
const DataSection = preloadable(
  async () => (await import('../accounts/shop/profile/data-section.tsx')).DataSection,
);

const FavoritesSection = preloadable(
  async () => (await import('../cart/shop/lists/favorites-section.tsx')).FavoritesSection,
);

const SavedPlansSection = preloadable(
  async () => (await import('../plans/shop/saved/saved-plans-section.tsx')).SavedPlansSection,
);

const SessionsSection = preloadable(
  async () => (await import('../accounts/shop/profile/sessions-section.tsx')).SessionsSection,
);

const SecuritySection = preloadable(
  async () => (await import('../accounts/shop/security/security-section.tsx')).SecuritySection,
);

const PrivacySection = preloadable(
  async () => (await import('../accounts/shop/privacy/privacy-section.tsx')).PrivacySection,
);

/** The account, put together from its features: a section without a slot here isn't offered. */
const slots: SectionSlots = {
  pedidos: <OrderList />,
  favoritos: <FavoritesSection Card={CartProductCard} />,
  planes: <SavedPlansSection onCreatePlan={openPlanner} />,
  alergenos: <AllergensSection />,
  hogar: <HouseholdSection />,
  direcciones: <AddressesSection />,
  datos: <DataSection />,
  sesiones: <SessionsSection />,
  seguridad: <SecuritySection />,
  privacidad: <PrivacySection onDeleted={() => cartActions.clear()} />,
};

const parts = [
  AllergensSection,
  HouseholdSection,
  AddressesSection,
  DataSection,
  FavoritesSection,
  SavedPlansSection,
  SessionsSection,
  SecuritySection,
  PrivacySection,
];

/** Its parts are fetched as soon as it is open, so that the next one opens at once. */
export const ProfileArea = () => {
  useEffect(() => loadWhenIdle(parts.map(({ preload }) => preload)), []);
  return <ProfilePage slots={slots} />;
};
