import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProductArt } from './product-art.tsx';
import { aBrokenImage, aShownImage } from './shown-image.builders.ts';

const DRAWING = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';
const show = (image: ReturnType<typeof aShownImage>) =>
  render(<ProductArt src={DRAWING} image={image} alt="Leche" categoryId="lacteos" eager />);

test('a product with a photo shows it instead of its drawing', async () => {
  const { container } = await show(aShownImage());
  await expect.poll(() => container.querySelector('picture img')).not.toBeNull();
  expect(container.querySelector(`img[src="${DRAWING}"]`)).toBeNull();
});

test('a product whose photo fails to load shows its drawing', async () => {
  const { container } = await show(aBrokenImage());
  await expect.poll(() => container.querySelector(`img[src="${DRAWING}"]`)).not.toBeNull();
  await expect.poll(() => container.querySelector('picture')).toBeNull();
});
