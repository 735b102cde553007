/** "1 producto", "7 productos", "Vacía". */
export const countText = (count: number): string => {
  if (count === 0) return 'Vacía';
  return count === 1 ? '1 producto' : `${count} productos`;
};

/** "7 productos · 2 listos" */
export const progressText = (count: number, checkedCount: number): string => {
  if (checkedCount === 0) return countText(count);
  return `${countText(count)} · ${checkedCount === 1 ? '1 listo' : `${checkedCount} listos`}`;
};
