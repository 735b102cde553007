/** One look for the header's links and buttons: 44 px, an icon on a phone, icon and word on a desktop. */
export const headerItemClass =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control whitespace-nowrap transition-colors duration-rapido hover:bg-verde-pulsado md:px-3 lg:px-3.5';

/** The word stays for screen readers where there is no room for it. */
export const iconOnlyOnPhone = 'max-md:sr-only';
