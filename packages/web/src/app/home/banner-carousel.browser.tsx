import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { BannerCarousel } from './banner-carousel.tsx';

const slideChanges = vi.fn();

beforeEach(() => {
  slideChanges.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // At once, in place of gliding there.
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, ...given: unknown[]) {
    const [{ left = 0 }] = given as [ScrollToOptions];
    slideChanges();
    this.scrollLeft = left;
  });
  return () => vi.useRealTimers();
});

/** With something else to point at and to focus. */
const openBanners = async (): Promise<void> => {
  await openScreen(
    <>
      <BannerCarousel />
      <button type="button">Otra cosa</button>
    </>,
  );
  await leave();
};

const button = (name: string | RegExp) => page.getByRole('button', { name });
const slide = (place: number) => button(new RegExp(`^Ver lámina ${place}`));
const expectSlide = (place: number) => expect.element(slide(place)).toHaveAttribute('aria-current', 'true');
/** Neither pointed at nor focused. */
const leave = (): Promise<void> => userEvent.click(button('Otra cosa'));

const expectNoChange = (): void => {
  slideChanges.mockClear();
  vi.advanceTimersByTime(30_000);
  expect(slideChanges).not.toHaveBeenCalled();
};

test('banners follow one another every six seconds, the first after the last', async () => {
  await openBanners();
  await expectSlide(1);
  for (const place of [2, 3, 1]) {
    vi.advanceTimersByTime(6_000);
    await expectSlide(place);
  }
});

test('they stand while they are paused; one can still be chosen', async () => {
  await openBanners();
  await button('Pausar el carrusel').click();
  await leave();
  expectNoChange();
  await slide(3).click();
  await leave();
  await expectSlide(3);
  expectNoChange();
});

test('they stand while somebody points at them or has the focus in them', async () => {
  await openBanners();
  await userEvent.hover(slide(1));
  expectNoChange();
  await leave();
  button('Pausar el carrusel').element().focus();
  expectNoChange();
  await leave();
  vi.advanceTimersByTime(6_000);
  await expectSlide(2);
});

test('they begin to turn again when the button is pressed and left', async () => {
  await openBanners();
  await button('Pausar el carrusel').click();
  await userEvent.keyboard('{Enter}');
  await leave();
  vi.advanceTimersByTime(6_000);
  await expectSlide(2);
});
