/** Whether two words differ by one letter that is missing, added or another, or by two neighbours that changed places. */
export const isOneEditAway = (one: string, other: string): boolean => {
  if (one.length > other.length) return isOneEditAway(other, one);
  if (one === other || other.length - one.length > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  if (other.length > one.length) return one.slice(at) === other.slice(at + 1);
  const isSwap =
    one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
  return isSwap || one.slice(at + 1) === other.slice(at + 1);
};
