import { describe, expect, it } from 'vitest';
import { isCacheable, isCachedByPath } from './cacheable-calls.ts';

describe('isCacheable', () => {
  it.each([
    'GET /api/home',
    'GET /api/products',
    'GET /api/products/{id}',
    'GET /api/recipes/{id}',
    'GET /api/education/{slug}',
    'GET /api/orders',
    'GET /api/reorder',
    'GET /api/me/lists/{id}',
    'GET /api/me/favorites/products',
  ])('is true for %s', (key) => expect(isCacheable(key)).toBe(true));

  it.each([
    'GET /api/me',
    'GET /api/me/export',
    'GET /api/orders/{id}/reorder',
    'GET /api/checkout',
    'GET /api/admin/users',
    'GET /api/health',
    'POST /api/orders',
    'PUT /api/education/{slug}/progress',
  ])('is false for %s', (key) => expect(isCacheable(key)).toBe(false));

  it('excludes searches and products by id, which the cached catalog covers', () => {
    expect(isCachedByPath('/api/products/search?q=leche')).toBe(false);
    expect(isCachedByPath('/api/products/suggest?q=le')).toBe(false);
    expect(isCachedByPath('/api/products?ids=a,b')).toBe(false);
    expect(isCachedByPath('/api/products?limit=4&ids=a')).toBe(false);
    expect(isCachedByPath('/api/products?category=frutas&limit=48&offset=0')).toBe(true);
    expect(isCachedByPath('/api/products/7d1b')).toBe(true);
  });
});
