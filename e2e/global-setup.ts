import { startShop } from './server.ts';

/** Opens the shop that every test uses, hands its address to the workers, and closes it at the end. */
export default async function openShopForTests(): Promise<() => Promise<void>> {
  const shop = await startShop();
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE_URL = shop.databaseUrl;
  return () => shop.stop();
}
