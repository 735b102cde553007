import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const cellsOf = async (file: string | Uint8Array) => {
  const read = await readFile(typeof file === 'string' ? Buffer.from(file) : file);
  return read.ok ? read.value.map(({ cells }) => cells) : read.refusal;
};
const inUtf16 = (text: string, { isBig = false } = {}) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const workbook = (rows: (string | number | boolean | Date | null)[][]) =>
  writeXlsx({ sheets: [{ name: 'Precios', rows }] });

it('reads text in every encoding and with every separator that spreadsheets write', async () => {
  const expected = [
    ['sku', 'Nombre', 'Precio'],
    ['a-1', 'Ñame, del país', '8,25'],
  ];
  const text = 'sku;Nombre;Precio\r\na-1;"Ñame, del país";8,25\r\n';
  const files = {
    'UTF-8': text,
    'UTF-8 with its mark': `\ufeff${text}`,
    'Windows-1252': Buffer.from(text, 'latin1'),
    'UTF-16 LE with its mark': inUtf16(`\ufeff${text}`),
    'UTF-16 BE with its mark': inUtf16(`\ufeff${text}`, { isBig: true }),
    'UTF-16 LE': inUtf16(text),
    'UTF-16 BE': inUtf16(text, { isBig: true }),
    'line breaks of old Macs': text.replaceAll('\r\n', '\r'),
    'sep=': `sep=;\r\n${text}`,
    'sep= in UTF-16': inUtf16(`\ufeffsep=;\r\n${text}`),
    tabs: text.replaceAll(';', '\t'),
    commas: 'sku,Nombre,Precio\na-1,"Ñame, del país","8,25"\n',
    'a title above': `Lista de precios, noviembre\n${text}`,
  };
  const wrong: unknown[] = [];
  for (const [name, file] of Object.entries(files)) {
    const read = await cellsOf(file);
    const rows = name === 'a title above' ? read.slice(1) : read;
    if (JSON.stringify(rows) !== JSON.stringify(expected)) wrong.push([name, read]);
  }
  expect(wrong).toEqual([]);
});

it('counts rows as a spreadsheet and lines as an editor does, and leaves out rows without content', async () => {
  expect(await cellsOf(`sku\n,,\na\n${',,\n'.repeat(1_000_000)}`)).toEqual([['sku'], ['a']]);
  const text = 'sep=,\nsku,title\n,,\n\na,"Dos\nlíneas"\n , \nb,Una\n';
  const read = await readFile(Buffer.from(text));
  expect(read.ok && read.value.map(({ line, textLine, cells }) => [line, textLine, cells[0]])).toEqual([
    [1, 2, 'sku'],
    [4, 5, 'a'],
    [6, 8, 'b'],
  ]);
});

it('reads a workbook: long codes whole, decimals as decimals, and rows by their number', async () => {
  const read = await readFile(
    await workbook([
      ['sku', 'UPC', 'Precio'],
      [null],
      ['a', 400_638_133_393_1, 3.499],
      ['00123', '036000291452', 12],
      ['b', true, new Date(Date.UTC(2026, 10, 27))],
    ]),
  );
  expect(read.ok && read.value.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'sku', 'UPC', 'Precio'],
    [3, 'a', '4006381333931', '3.4990'],
    [4, '00123', '036000291452', '12'],
    [5, 'b', 'sí', '27/11/2026'],
  ]);
});

it('takes the last result of a formula and never its text', async () => {
  const cells = new Map([
    ['1,0', { formulaResult: 7.5, formula: 'HYPERLINK("https://example.org")' }],
    ['1,1', { value: '=1+1' }],
  ]);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'a',
        rows: [
          ['sku', 'title'],
          [null, null],
        ],
        cells,
      },
    ],
  });
  expect(await cellsOf(bytes)).toEqual([
    ['sku', 'title'],
    ['7.5', '=1+1'],
  ]);
});

it('refuses with a sentence what it can’t read or has no room for', async () => {
  const book = await workbook([['sku'], ['a']]);
  const directory = book.findLastIndex(
    (_, at) => book[at] === 0x50 && book[at + 1] === 0x4b && book[at + 2] === 1,
  );
  const withSize = (bytes: number) => {
    const lying = Buffer.from(book);
    lying.writeUInt32LE(bytes, directory + 24);
    return lying;
  };
  const refused = {
    nothing: '',
    'only separators': ',,,\n,,\n',
    'a password or an old Excel': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'half a workbook': book.slice(0, book.length / 2),
    'a bomb': withSize(2_000_000_000),
    'a bomb that says it is small': withSize(3),
    'an entry that doesn’t say its size': withSize(0),
    'more columns than anybody has': `${'a,'.repeat(300)}a\n`,
    'a quote that nothing closes': `sku,title\na,"${'x'.repeat(200_000)}`,
    'too many rows': `sku\n${'a\n'.repeat(50_010)}`,
  };
  const answers = await Promise.all(
    Object.entries(refused).map(async ([name, file]) => [name, await cellsOf(file)] as const),
  );
  expect(answers.filter(([, answer]) => typeof answer !== 'string' || answer.length < 25)).toEqual([]);
});
