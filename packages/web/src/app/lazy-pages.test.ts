import { describe, expect, it } from 'vitest';
import {
  CartPage,
  CategoryPage,
  EducationArticle,
  EducationPage,
  HelpPage,
  OrderPage,
  ProductPage,
  ProfileArea,
  pagesAt,
  SearchResultsPage,
} from './lazy-pages.ts';

const at = (pathname: string, search = '') => pagesAt({ pathname, search });

describe('the files that an address needs', () => {
  it('are those of its page', () => {
    expect(at('/product/7d1b')).toEqual([ProductPage.preload]);
    expect(at('/category/frutas')).toEqual([CategoryPage.preload]);
    expect(at('/education', '?topic=salud')).toEqual([EducationPage.preload]);
    expect(at('/education/viandas-y-fibra')).toEqual([EducationArticle.preload]);
    expect(at('/cart')).toEqual([CartPage.preload]);
    expect(at('/ayuda')).toEqual([HelpPage.preload]);
    expect(at('/profile')).toEqual([ProfileArea.preload]);
    expect(at('/profile/orders/7d1b')).toEqual([OrderPage.preload]);
  });

  it('are none for the home page, which comes with the shell, unless it searches', () => {
    expect(at('/')).toEqual([]);
    expect(at('/', '?search=leche')).toEqual([SearchResultsPage.preload]);
  });

  it('are none for an address that nothing answers', () => {
    expect(at('/nada')).toEqual([]);
    expect(at('/constructor')).toEqual([]);
  });
});
