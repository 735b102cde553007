export { barcodesOf } from './barcodes-of.ts';
