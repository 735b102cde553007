import { describe, expect, it } from 'vitest';
import { productIssues } from './product-issues.ts';

const milk = {
  category: 'Leche',
  detected_subcategory: 'Leche fresca',
  is_active: true,
  is_archived: false,
  allergen_info: ['leche' as const],
  may_contain: [],
  pasteurization: 'pasteurizado' as const,
};

describe('productIssues', () => {
  it('has none if the fields agree', () => expect(productIssues(milk)).toEqual({}));

  it.each([
    ['a category that the shop doesn’t have', { category: 'Ferretería' }, 'category'],
    ['both sold and archived', { is_archived: true }, 'is_active'],
    ['an allergen in both lists', { may_contain: ['leche' as const] }, 'may_contain'],
    ['milk of which nobody says whether it is pasteurized', { pasteurization: null }, 'pasteurization'],
  ])('reports %s', (_, issues, field) =>
    expect(Object.keys(productIssues({ ...milk, ...issues }))).toEqual([field]),
  );
});
