/** Whether this person asked her device for less motion; she may change it while the shop is open. */
export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How to scroll to something by script. */
export const scrollBehavior = (): 'auto' | 'smooth' => (prefersStillness() ? 'auto' : 'smooth');
