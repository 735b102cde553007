import { MAX_DUPLICATE_BITS } from '@nutricion/domain/content/image-hash';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { aBomb, aHeic, anImageFile, aRenderer, halves } from './image-file.builders.ts';
import { type ImageIssue, imageIssueText } from './image-issue.ts';
import type { RenderedImage } from './render-image.ts';

const renderer = aRenderer();
afterAll(() => renderer.close());

const rendered = async (bytes: Uint8Array): Promise<RenderedImage> => {
  const result = await renderer.upload(bytes);
  if (!result.ok) throw new Error(imageIssueText(result.refusal));
  return result.value;
};
const issueOf = async (bytes: Uint8Array): Promise<ImageIssue['kind'] | 'none'> => {
  const result = await renderer.upload(bytes);
  return result.ok ? 'none' : result.refusal.kind;
};
const differing = (one: string, other: string): number =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length;

it('is refused, and nothing else ends, where the system can start no process for it', async () => {
  const { execPath } = process;
  const other = aRenderer();
  process.execPath = '/nonexistent/node';
  try {
    const result = await other.upload(await anImageFile({ width: 400, height: 300 }).jpeg().toBuffer());
    expect(result).toEqual({ ok: false, refusal: { kind: 'broken' } });
  } finally {
    process.execPath = execPath;
    other.close();
  }
});

describe('a photo', () => {
  it('is made into three sizes of two kinds that browsers can read, and the whole of it', async () => {
    const { files, widths, stem, original, width, height } = await rendered(
      await anImageFile({ width: 1600, height: 1000 }).jpeg().toBuffer(),
    );
    expect(widths).toEqual([320, 640, 1280]);
    expect(files.map(({ name }) => name)).toEqual([
      `${original}.webp`,
      ...[320, 640, 1280].map((each) => `${stem}-${each}.avif`),
      ...[320, 640, 1280].map((each) => `${stem}-${each}.webp`),
    ]);
    expect([width, height]).toEqual([1600, 1000]);
    for (const { name, bytes, contentType } of files.slice(1)) {
      const metadata = await sharp(bytes).metadata();
      expect([name, `${stem}-${metadata.width}.${contentType.slice(6)}`]).toEqual([name, name]);
      expect(metadata.width / metadata.height).toBeCloseTo(1.6, 1);
    }
  });

  it('is never drawn larger than it is', async () => {
    const { widths } = await rendered(await anImageFile({ width: 700, height: 500 }).png().toBuffer());
    expect(widths).toEqual([320, 640]);
  });

  it('stands upright, in sRGB, and says nothing of where it was taken', async () => {
    const lying = await halves()
      .withExif({
        IFD0: { Copyright: 'Alguien' },
        IFD3: { GPSLatitude: '18/1 27/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(lying).metadata()).exif).toBeDefined();
    const { files, width, height } = await rendered(lying);
    expect([width, height]).toEqual([600, 800]);
    for (const { bytes } of files) {
      const metadata = await sharp(bytes).metadata();
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation, metadata.icc]).toEqual(
        Array(5).fill(undefined),
      );
      expect(metadata.space).toBe('srgb');
      expect(metadata.height).toBeGreaterThan(metadata.width);
      expect(Buffer.from(bytes).toString('latin1')).not.toContain('Alguien');
    }
  });

  it('tells the colour that there is most of', async () => {
    const { color } = await rendered(
      await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c82828' } })
        .png()
        .toBuffer(),
    );
    expect(color).toMatch(/^#[cd][0-9a-f]2[0-9a-f]2[0-9a-f]$/);
  });

  it('is known again smaller, recompressed and brighter, and not taken for another', async () => {
    const one = await rendered(await anImageFile({ seed: 3 }).jpeg({ quality: 95 }).toBuffer());
    const again = await rendered(
      await anImageFile({ seed: 3 })
        .resize(480)
        .modulate({ brightness: 1.1 })
        .jpeg({ quality: 60 })
        .toBuffer(),
    );
    const other = await rendered(await anImageFile({ seed: 8 }).jpeg().toBuffer());
    expect(differing(one.imageHash, again.imageHash)).toBeLessThanOrEqual(MAX_DUPLICATE_BITS);
    expect(differing(one.imageHash, other.imageHash)).toBeGreaterThan(MAX_DUPLICATE_BITS);
  });

  it('has names that come from what is in it', async () => {
    const bytes = await anImageFile({ seed: 4 }).png().toBuffer();
    const [one, again] = [await rendered(bytes), await rendered(bytes)];
    expect(again.files.map(({ name }) => name)).toEqual(one.files.map(({ name }) => name));
    expect((await rendered(await anImageFile({ seed: 5 }).png().toBuffer())).stem).not.toBe(one.stem);
  });

  it('may be a part of itself', async () => {
    const { files } = await rendered(await halves().png().toBuffer());
    const original = files[0]?.bytes ?? new Uint8Array();
    const part = await renderer.part(original, { x: 0.5, y: 0, width: 0.5, height: 1 });
    if (!part.ok) throw new Error('no part');
    expect(part.value.widths).toEqual([320]);
    expect(part.value.color).toMatch(/^#[1-3].[3-5].[c-d]./);
    const speck = await renderer.part(original, { x: 0, y: 0, width: 0.2, height: 0.2 });
    expect(speck).toMatchObject({ ok: false, refusal: { kind: 'part-too-small' } });
  });
});

describe('what is no photo is refused, and told what to do', () => {
  const jpeg = () => anImageFile().jpeg().toBuffer();
  const cases: readonly [string, ImageIssue['kind'], () => Promise<Uint8Array> | Uint8Array][] = [
    ['HEIC', 'heic', aHeic],
    [
      'SVG',
      'svg',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['GIF', 'gif', () => anImageFile().gif().toBuffer()],
    ['TIFF', 'other', () => anImageFile().tiff().toBuffer()],
    ['a page', 'other', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a PDF', 'other', () => Buffer.from('%PDF-1.7 …')],
    ['nothing', 'other', () => Buffer.alloc(0)],
    [
      'a JPEG with a page behind it',
      'two-files',
      async () => Buffer.concat([await jpeg(), Buffer.from('<HTML><script>')]),
    ],
    [
      'a JPEG with an archive behind it',
      'two-files',
      async () => Buffer.concat([await jpeg(), Buffer.from('PK\x03\x04…')]),
    ],
    [
      'a JPEG with a program in its comment',
      'two-files',
      async () => {
        const bytes = await jpeg();
        const comment = Buffer.from('<?php system($_GET[0]);');
        const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2]);
        return Buffer.concat([head, comment, bytes.subarray(2)]);
      },
    ],
    [
      'an animation',
      'animated',
      async () => {
        const frames = [
          await anImageFile().png().toBuffer(),
          await anImageFile({ seed: 2 }).png().toBuffer(),
        ];
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer();
      },
    ],
    ['a bomb of points', 'too-many-points', () => aBomb(60_000)],
    ['a bomb within the limit, without its points', 'broken', () => aBomb(7_000)],
    ['half a JPEG', 'broken', async () => (await jpeg()).subarray(0, 9_000)],
    ['half a PNG', 'broken', async () => (await anImageFile().png().toBuffer()).subarray(0, 3_000)],
    ['half a WebP', 'broken', async () => (await anImageFile().webp().toBuffer()).subarray(0, 3_000)],
    [
      'a JPEG of noise',
      'broken',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5_000, 9)]),
    ],
    ['a stamp', 'too-small', () => anImageFile({ width: 120, height: 90 }).png().toBuffer()],
  ];
  it.each(cases)('%s: %s', async (_, kind, make) => {
    expect(await issueOf(await make())).toBe(kind);
  });

  it('in words that say what to do next', () => {
    const words = imageIssueText({ kind: 'heic' });
    expect(words).toContain('JPEG');
    expect(imageIssueText({ kind: 'too-many-points', millions: 3600 })).toContain('60 millones');
  });

  it('and the next one is drawn', async () => {
    expect(await issueOf(await jpeg())).toBe('none');
  });
});

describe('the process that draws', () => {
  it('is ended when a picture takes too long, and the next one has another', async () => {
    const hasty = aRenderer(1);
    const image = await anImageFile({ width: 1600, height: 1200 }).png().toBuffer();
    expect(await hasty.upload(image)).toEqual({ ok: false, refusal: { kind: 'too-slow' } });
    hasty.close();
    expect(await issueOf(image)).toBe('none');
  });

  it('draws what comes at once one after the other', async () => {
    const images = await Promise.all([1, 2, 3].map((seed) => anImageFile({ seed }).png().toBuffer()));
    const stems = (await Promise.all(images.map(rendered))).map(({ stem }) => stem);
    expect(new Set(stems).size).toBe(3);
  });
});
