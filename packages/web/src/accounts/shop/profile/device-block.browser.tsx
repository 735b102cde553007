import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CartProductCard } from '../../../cart/public/cart-product-card.tsx';
import { aProductCard } from '../../../catalog/public/product-card.builders.ts';
import { openScreen, pretendMedia, REDUCED_MOTION } from '../../../testing/open-screen.tsx';
import { DeviceBlock } from './device-block.tsx';

const TELEPHONE = '(pointer: coarse)';
const vibrate = vi.fn();

beforeEach(() => {
  vibrate.mockReset();
  vi.spyOn(navigator, 'vibrate').mockImplementation((pattern) => vibrate(pattern));
});

const openDevice = () =>
  openScreen(
    <>
      <div style={{ width: 180 }}>
        <CartProductCard product={aProductCard('Avena', [])} />
      </div>
      <DeviceBlock />
    </>,
  );

const button = (name: string) => page.getByRole('button', { name });
const setting = page.getByRole('switch', { name: 'Vibrar al tocar el carrito' });

test('vibrates on cart changes', async () => {
  await openDevice();
  await button('Agregar Avena').click();
  expect(vibrate.mock.calls).toEqual([[[14]]]);
  await button('Quitar Avena').click();
  expect(vibrate.mock.calls).toEqual([[[14]], [[8, 40, 8]]]);
});

test('does not vibrate with reduced motion', async () => {
  pretendMedia(REDUCED_MOTION);
  await openDevice();
  await button('Agregar Avena').click();
  await expect.element(button('Quitar Avena')).toBeVisible();
  expect(vibrate).not.toHaveBeenCalled();
});

test('does not vibrate after it was turned off, and vibrates once when turned on', async () => {
  pretendMedia(TELEPHONE);
  await openDevice();
  await expect.element(setting).toBeChecked();
  await setting.click();
  await expect.element(setting).not.toBeChecked();
  await button('Agregar Avena').click();
  await expect.element(button('Quitar Avena')).toBeVisible();
  expect(vibrate).not.toHaveBeenCalled();
  await setting.click();
  expect(vibrate.mock.calls).toEqual([[[14]]]);
});

test('shows nothing on a computer, which cannot vibrate', async () => {
  await openDevice();
  await expect.element(button('Agregar Avena')).toBeVisible();
  expect(setting.elements()).toEqual([]);
});
