import { OrderList } from './features/orders/order-list.tsx';
import { ProfilePage } from './features/profile/profile-page.tsx';
import type { SectionSlots } from './features/profile/sections.ts';

/** The account, put together from its features: a section without a slot here isn't offered. */
const slots: SectionSlots = {
  pedidos: <OrderList />,
};

export const ProfileArea = () => <ProfilePage slots={slots} />;
