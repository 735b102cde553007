import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { type EditableProduct, readEditableProducts } from '../editable-product.ts';
import { barcodesIn } from './barcode-cells.ts';
import { BARCODES_COLUMN } from './csv-columns.ts';
import type { FileRow } from './map-columns.ts';
import type { Suppliers } from './suppliers.ts';

/** What a row says of its product: which one it is, if the shop has it, and the barcodes that the product lacks. */
export interface MatchedRow {
  readonly product: EditableProduct | undefined;
  readonly newBarcodes: readonly string[];
}

export interface RowMatches {
  /** Asked in the rows' order. Refuses with a sentence in Spanish. */
  readonly match: (row: FileRow) => Result<MatchedRow, string>;
  /** Whether no row above is about that product or code; from then on, that row is. */
  readonly claim: (key: string, line: number) => Result<null, string>;
}

interface FileSuppliers {
  readonly suppliers: Suppliers;
  /** Of the whole file, if the person said so; a row's own goes before. */
  readonly supplierId: string | null;
}

/** Finds and locks the products of a file's rows: by sku, by the supplier's code or by barcode. */
export const matchRows = async (
  trx: Transaction<Schema>,
  rows: readonly FileRow[],
  { suppliers, supplierId }: FileSuppliers,
): Promise<RowMatches> => {
  const supplierCodeOf = ({ byColumn }: FileRow): string | null => {
    const supplier = byColumn.supplier_id ? suppliers.idOf(byColumn.supplier_id) : supplierId;
    return supplier && byColumn.supplier_code ? codeKey(supplier, byColumn.supplier_code) : null;
  };
  const supplierCodes = rows.map(supplierCodeOf).filter((key) => key !== null);
  const skus = rows.map(({ byColumn }) => byColumn.sku ?? '').filter(Boolean);
  const gtins = rows.flatMap((row) => {
    const read = barcodesIn(row.byColumn[BARCODES_COLUMN] ?? '');
    return read.ok ? read.value : [];
  });
  const { rows: owned } = await sql<{ gtin: string; product_id: string }>`
    select gtin, product_id from product_barcodes where gtin = any(${gtins})
  `.execute(trx);
  const products = await readEditableProducts(
    trx,
    sql<boolean>`(p.sku = any(${skus}) or p.id = any(${owned.map(({ product_id }) => product_id)}::uuid[])
      or (p.archived_at is null and p.supplier_id::text || ' ' || lower(p.supplier_code) = any(${supplierCodes})))`,
    { isLocked: true },
  );
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const byId = new Map(products.map((product) => [product.id, product]));
  const byGtin = new Map(owned.map(({ gtin, product_id }) => [gtin, byId.get(product_id)]));
  const byCode = new Map(
    products.flatMap((product) =>
      product.supplier_id && product.supplier_code && !product.is_archived
        ? [[codeKey(product.supplier_id, product.supplier_code), product] as const]
        : [],
    ),
  );
  const lineOf = new Map<string, number>();
  const claim = (key: string, line: number): Result<null, string> => {
    const earlier = lineOf.get(key);
    if (earlier !== undefined)
      return refuse(`Es el mismo producto, o lleva el mismo código, que la fila ${earlier}. Deja una.`);
    lineOf.set(key, line);
    return accept(null);
  };
  const match = (row: FileRow): Result<MatchedRow, string> => {
    const { line, byColumn } = row;
    const sku = byColumn.sku ?? '';
    const codes = barcodesIn(byColumn[BARCODES_COLUMN] ?? '');
    if (!codes.ok) return codes;
    const supplierCode = supplierCodeOf(row);
    const product = productOf(sku, {
      bySku: bySku.get(sku),
      byCode: supplierCode === null ? undefined : byCode.get(supplierCode),
      byGtin: codes.value.map((gtin) => byGtin.get(gtin)),
    });
    if (!product.ok) return product;
    const keys = [product.value?.id ?? (sku && `sku ${sku}`), supplierCode ?? '', ...codes.value].filter(
      Boolean,
    );
    const claimed = keys.map((key) => claim(key, line)).find((each) => !each.ok);
    if (claimed && !claimed.ok) return claimed;
    return accept({
      product: product.value,
      newBarcodes: codes.value.filter((gtin) => !byGtin.has(gtin)),
    });
  };
  return { match, claim };
};

const codeKey = (supplierId: string, code: string): string => `${supplierId} ${code.toLowerCase()}`;

interface Owners {
  readonly bySku: EditableProduct | undefined;
  /** By the supplier's code. */
  readonly byCode: EditableProduct | undefined;
  readonly byGtin: readonly (EditableProduct | undefined)[];
}

const productOf = (
  sku: string,
  { bySku, byCode, byGtin }: Owners,
): Result<EditableProduct | undefined, string> => {
  const [owner, other] = new Set([byCode, ...byGtin].filter((each) => each !== undefined));
  if (owner && other)
    return refuse(`Sus códigos son de «${owner.title}» y de «${other.title}». Deja los de uno.`);
  if (owner && sku !== '' && owner !== bySku)
    return refuse(
      `El sku «${sku}» es de ${bySku ? `«${bySku.title}»` : 'un producto nuevo'}, y otro de sus códigos es de «${owner.title}» (${owner.sku}). Corrige uno de los dos.`,
    );
  return accept(bySku ?? owner);
};
