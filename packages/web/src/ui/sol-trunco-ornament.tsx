/** The fanlight over the doors of Old San Juan: only where there is nothing else to see. */
export const SolTruncoOrnament = () => (
  <img src="/art/sol-trunco.svg" alt="" width={208} height={117} className="h-[117px] w-[208px]" />
);
