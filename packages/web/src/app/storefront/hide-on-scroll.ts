/** Where a header leaves too little of the screen: a phone, upright or lying. */
const SMALL_SCREEN = '(max-width: 899px), (max-height: 500px)';
/** A hand that rests on the screen moves it by less. */
const MIN_SCROLL_PX = 6;

/** Takes a sticky header out of sight while the page is scrolled down, and back when it is scrolled up. Returns how to stop. */
export const hideOnScroll = (header: HTMLElement): (() => void) => {
  const small = matchMedia(SMALL_SCREEN);
  let lastY = window.scrollY;
  const show = () => {
    header.style.transform = '';
  };
  const onScroll = () => {
    const y = window.scrollY;
    if (Math.abs(y - lastY) < MIN_SCROLL_PX) return;
    const isDown = y > lastY;
    lastY = y;
    const isOut =
      isDown && small.matches && y > header.offsetHeight && !header.contains(document.activeElement);
    header.style.transform = isOut ? 'translateY(-100%)' : '';
  };
  header.style.transition = 'transform var(--m-medio) var(--curva)';
  window.addEventListener('scroll', onScroll, { passive: true });
  header.addEventListener('focusin', show);
  return () => {
    window.removeEventListener('scroll', onScroll);
    header.removeEventListener('focusin', show);
    show();
  };
};
