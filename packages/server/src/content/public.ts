export { isOverdueInSql } from './admin/article-with-draft.ts';
export { type PublishedImage, readPublishedImages } from './published-images.ts';
