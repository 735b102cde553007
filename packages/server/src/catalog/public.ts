export { buyAgainLines } from './buy-again-lines.ts';
export { currentProducts } from './current-products.ts';
