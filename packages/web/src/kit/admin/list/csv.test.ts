import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a file keeps accents, commas and numbers, and runs nothing', () => {
  const columns = [
    { id: 'a', label: 'Número', cell: () => null, text: ({ a }: { a: string }) => a },
    { id: 'b', label: 'Total', cell: () => null, text: () => -12.5 },
    { id: 'c', label: 'Sin texto', cell: () => null },
  ];
  const rows = ['Ñame, verde', 'di "hola"', '=HYPERLINK("x")', '+1', '-1+2', '@a', '\tx', '-1'].map((a) => ({
    a,
  }));
  expect(csvOf(columns, rows)).toBe(
    '\ufeffNúmero,Total\r\n"Ñame, verde",-12.5\r\n"di ""hola""",-12.5\r\n"\'=HYPERLINK(""x"")",-12.5\r\n' +
      "'+1,-12.5\r\n'-1+2,-12.5\r\n'@a,-12.5\r\n'\tx,-12.5\r\n-1,-12.5\r\n",
  );
});
