import { describe, expect, it } from 'vitest';
import { leadReason, readingOrder } from './reading-order.ts';

type Article = Parameters<typeof leadReason>[0];

const anArticle = (slug: string, values: Partial<Article> = {}): Article => ({
  slug,
  title: slug,
  summary: '',
  topic: 'cocina',
  level: 'basico',
  progress: { isRead: false, quizScore: null },
  isBookmarked: false,
  ...values,
});
const night = anArticle('noche', { title: 'Comer en turno de noche', topic: 'turnos' });
const water = anArticle('agua', { topic: 'hidratacion' });
const labels = anArticle('etiquetas', { topic: 'etiquetas', level: 'intermedio' });
const read = { progress: { isRead: true, quizScore: null } };
const done = { progress: { isRead: true, quizScore: 2 } };

const atNoon = { shift: null, hour: 12 } as const;
const order = (articles: readonly Article[], reader: Parameters<typeof readingOrder>[1] = atNoon) =>
  readingOrder(articles, reader).map(({ slug }) => slug);

describe('what to read next', () => {
  it('is of the night for who works then, and for who looks then where nobody knows', () => {
    expect(order([water, night], { shift: 'noche', hour: 12 })[0]).toBe('noche');
    expect(order([water, night], { shift: null, hour: 2 })[0]).toBe('noche');
  });

  it('isn’t of the night for who works by day, whatever the hour', () => {
    expect(order([night, water], { shift: 'dia', hour: 2 })).toEqual(['agua', 'noche']);
  });

  it('is never what she has read while there is something that she hasn’t', () => {
    const articles = [{ ...night, ...done }, { ...labels, ...read }, water];
    expect(order(articles, { shift: 'noche', hour: 2 })).toEqual(['agua', 'etiquetas', 'noche']);
  });

  it('is first what she kept for later', () => {
    expect(order([night, { ...labels, isBookmarked: true }], { shift: 'noche', hour: 2 })[0]).toBe(
      'etiquetas',
    );
  });

  it('follows the topics she reads, and begins with nothing hard', () => {
    expect(order([labels, water])).toEqual(['agua', 'etiquetas']);
    const more = anArticle('más-etiquetas', { topic: 'etiquetas', ...done });
    expect(order([water, labels, more])[0]).toBe('etiquetas');
  });

  it('leaves equal ones in their order', () => {
    const same = ['a', 'b', 'c', 'd'].map((slug) => anArticle(slug));
    expect(order(same)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('says why', () => {
    const nightly = { shift: 'noche', hour: 12 } as const;
    expect(leadReason(night, nightly, true)).toBe('Para tu turno de noche');
    expect(leadReason({ ...water, isBookmarked: true }, nightly, true)).toBe('La guardaste para después');
    expect(leadReason(water, nightly, true)).toBe('Para empezar');
    expect(leadReason(water, nightly, false)).toBe('Para leer ahora');
  });
});
