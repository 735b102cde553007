/** Whether the user asked the device for less motion; may change while the shop is open. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How to scroll to something by script. */
export const scrollBehavior = (): 'auto' | 'smooth' => (prefersReducedMotion() ? 'auto' : 'smooth');
