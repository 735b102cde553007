import type { PickBag, PickLine, PickSheet } from './pick-sheet.ts';

/** Three units of rice for bag 1 by default. */
export const aLine = (values: Partial<PickLine> = {}): PickLine => ({
  key: '1',
  broughtBy: [],
  bag: 1,
  productId: 'arroz',
  title: 'Arroz',
  zone: 'seco',
  aisle: '1',
  due: 3,
  picked: 0,
  waiting: 0,
  wish: 'best-match',
  isFree: false,
  standsFor: null,
  ...values,
});

export const aBag = (number: number, values: Partial<PickBag> = {}): PickBag => ({
  number,
  isChecked: false,
  state: 'picking',
  ...values,
});

export const aSheet = (lines: readonly PickLine[], values: Partial<PickSheet> = {}): PickSheet => ({
  bags: [...new Set(lines.map(({ bag }) => bag))].map((number) => aBag(number)),
  lines,
  actions: [],
  ...values,
});
