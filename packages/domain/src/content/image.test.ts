import { describe, expect, it } from 'vitest';
import { daysOfRightsLeft, type ImageFacts, imageState, publishedImageOn, publishIssues } from './image.ts';

const today = '2026-11-23';
const anImage = (values: Partial<ImageFacts> = {}): ImageFacts => ({
  state: 'publicada',
  alt: 'Un galón de leche fresca',
  rights: 'propia',
  letter: '',
  licenceUrl: '',
  rightsUntil: null,
  ...values,
});

describe('how a picture stands', () => {
  it('is what was decided, until the day after the last of its rights', () => {
    expect(imageState(anImage({ rightsUntil: today }), today)).toBe('publicada');
    expect(imageState(anImage({ rightsUntil: '2026-11-22' }), today)).toBe('vencida');
    expect(imageState(anImage({ rightsUntil: null }), today)).toBe('publicada');
  });

  it('is never told of what nobody sees', () => {
    expect(imageState(anImage({ state: 'borrador', rightsUntil: '2020-01-01' }), today)).toBe('borrador');
    expect(imageState(anImage({ state: 'retirada', rightsUntil: '2020-01-01' }), today)).toBe('retirada');
  });

  it('decides which of several is seen: the first that may be', () => {
    const draft = anImage({ state: 'borrador' });
    const over = anImage({ rightsUntil: '2026-11-22' });
    const first = anImage({ rightsUntil: today });
    const second = anImage();
    expect(publishedImageOn([draft, over, first, second], today)).toBe(first);
    expect(publishedImageOn([draft, over, first, second], '2026-11-24')).toBe(second);
    expect(publishedImageOn([draft, over], today)).toBeUndefined();
  });

  it('is warned of in the last thirty days', () => {
    expect(daysOfRightsLeft(anImage({ rightsUntil: '2026-12-23' }), today)).toBe(30);
    expect(daysOfRightsLeft(anImage({ rightsUntil: '2026-12-24' }), today)).toBeNull();
    expect(daysOfRightsLeft(anImage({ rightsUntil: today }), today)).toBe(0);
    expect(daysOfRightsLeft(anImage({ rightsUntil: '2026-11-22' }), today)).toBeNull();
    expect(daysOfRightsLeft(anImage(), today)).toBeNull();
  });
});

describe('what a picture needs to be published', () => {
  const rejected = (values: Partial<ImageFacts>) => Object.keys(publishIssues(anImage(values), today));

  it('is a text for who cannot see it, and a right', () => {
    expect(rejected({})).toEqual([]);
    expect(rejected({ alt: '   ' })).toEqual(['alt']);
    expect(rejected({ rights: null })).toEqual(['rights']);
  });

  it('is the letter, where it is the supplier who lets us', () => {
    expect(rejected({ rights: 'proveedor' })).toEqual(['letter']);
    expect(rejected({ rights: 'proveedor', letter: 'Lechera del Norte, 3 de noviembre de 2026' })).toEqual(
      [],
    );
  });

  it('is the link and the last day, where it is a licence', () => {
    const licenceUrl = 'https://creativecommons.org/licenses/by/4.0/';
    expect(rejected({ rights: 'licencia' })).toEqual(['licence_url', 'rights_until']);
    expect(rejected({ rights: 'licencia', licenceUrl, rightsUntil: '2027-11-23' })).toEqual([]);
    expect(
      rejected({ rights: 'licencia', licenceUrl: 'javascript:alert(1)', rightsUntil: '2027-11-23' }),
    ).toEqual(['licence_url']);
  });

  it('is a right that still holds', () => {
    expect(rejected({ rightsUntil: '2026-11-22' })).toEqual(['rights_until']);
    expect(rejected({ rightsUntil: today })).toEqual([]);
  });
});
