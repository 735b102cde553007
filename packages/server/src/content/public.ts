export { type PublishedImage, readPublishedImages } from './published-images.ts';
