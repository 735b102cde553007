/** Chips of the search overlay, exactly as in the specification, section 2. */
export const quickSearches: readonly string[] = [
  'frutas frescas',
  'pan de sandwich',
  'leche',
  'huevos',
  'yogurt',
  'snacks',
  'agua',
  'carne molida',
  'pollo',
  'arroz',
  'pasta',
];
