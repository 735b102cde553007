import { describe, expect, it } from 'vitest';
import { CustomerArea, filesForAddress } from './files-for-address.ts';
import {
  CartPage,
  CategoryPage,
  EducationArticle,
  EducationPage,
  HelpPage,
  OrderPage,
  ProductPage,
  ProfileArea,
  SearchResultsPage,
} from './lazy-pages.ts';

const at = (pathname: string, search = '') => filesForAddress({ pathname, search });

describe('the files that an address needs', () => {
  it('are those of the shell and of its page', () => {
    expect(at('/product/7d1b')).toEqual([CustomerArea.preload, ProductPage.preload]);
    expect(at('/category/frutas')).toEqual([CustomerArea.preload, CategoryPage.preload]);
    expect(at('/education', '?topic=salud')).toEqual([CustomerArea.preload, EducationPage.preload]);
    expect(at('/education/viandas-y-fibra')).toEqual([CustomerArea.preload, EducationArticle.preload]);
    expect(at('/cart')).toEqual([CustomerArea.preload, CartPage.preload]);
    expect(at('/ayuda')).toEqual([CustomerArea.preload, HelpPage.preload]);
    expect(at('/profile')).toEqual([CustomerArea.preload, ProfileArea.preload]);
    expect(at('/profile/orders/7d1b')).toEqual([CustomerArea.preload, OrderPage.preload]);
  });

  it('are the shell’s alone for the home page, unless it searches', () => {
    expect(at('/')).toEqual([CustomerArea.preload]);
    expect(at('/', '?search=leche')).toEqual([CustomerArea.preload, SearchResultsPage.preload]);
  });

  it('are the shell’s alone for an address that nothing answers', () => {
    expect(at('/nada')).toEqual([CustomerArea.preload]);
    expect(at('/constructor')).toEqual([CustomerArea.preload]);
  });

  it('are none where another shell stands, whose opening screen is seen meanwhile', () => {
    expect(at('/auth')).toEqual([]);
    expect(at('/admin/orders')).toEqual([]);
  });
});
