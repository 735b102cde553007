import { OrderList } from './features/orders/order-list.tsx';
import { ProfilePage } from './features/profile/profile-page.tsx';
import type { SectionSlots } from './features/profile/sections.ts';
import { preloadable } from './preloadable.ts';

const AllergensSection = preloadable(
  async () => (await import('./features/profile/allergens-section.tsx')).AllergensSection,
);
const HouseholdSection = preloadable(
  async () => (await import('./features/profile/household-section.tsx')).HouseholdSection,
);
const AddressesSection = preloadable(
  async () => (await import('./features/profile/addresses-section.tsx')).AddressesSection,
);
const DataSection = preloadable(
  async () => (await import('./features/profile/data-section.tsx')).DataSection,
);

/** The account, put together from its features: a section without a slot here isn't offered. */
const slots: SectionSlots = {
  pedidos: <OrderList />,
  alergenos: <AllergensSection />,
  hogar: <HouseholdSection />,
  direcciones: <AddressesSection />,
  datos: <DataSection />,
};

export const ProfileArea = () => <ProfilePage slots={slots} />;
