import { BARCODE_MESSAGE, gtinOf } from '@nutricion/domain/catalog/barcode';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';

/** Excel shows a number of twelve digits so, and saves it so in a CSV. */
const SHORTENED = /^\d+(?:[.,]\d+)?e\+?\d+$/i;
/** A UPC that began with 0, which Excel took for a number. */
const LOST_ZERO = /^\d{11}$/;

/** The GTINs of a cell with one or several codes. Refuses with a sentence in Spanish. */
export const barcodesIn = (cell: string): Result<readonly string[], string> => {
  const gtins = new Set<string>();
  for (const code of cell.split(/[;|]|,(?=\s*\d{8})/).map((each) => each.trim())) {
    if (code === '') continue;
    if (SHORTENED.test(code))
      return refuse(
        `«${code}» es un código de barras que Excel acortó, y ya no se sabe cuál era. En Excel, dale a esa columna el formato Número sin decimales y guarda otra vez.`,
      );
    const digits = code.replaceAll(/[\s-]/g, '');
    const gtin = gtinOf(LOST_ZERO.test(digits) ? `0${digits}` : digits);
    if (gtin === null) return refuse(`«${code}»: ${BARCODE_MESSAGE}`);
    gtins.add(gtin);
  }
  return accept([...gtins]);
};
