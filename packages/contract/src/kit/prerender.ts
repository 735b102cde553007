/**
 * A cookie that the browser sets while somebody is signed in on it: `1` if that is somebody verified, else `0`. It
 * says nothing else and proves nothing: with a `1` the server sends the page's first picture already drawn, see `opening` in the web.
 */
export const PRERENDER_COOKIE = 'nutricion-plus-opening';

/** So many product pictures of a category does a phone show before anybody scrolls. */
export const FIRST_IMAGES = 4;

/**
 * Placeholders in a page that the build draws ahead. The server replaces them by the addresses of the product pictures that
 * the page's address shows first, and by the category of the first one, whose hue is the background. No other text of a
 * page, styles included, may contain them.
 */
export const imageToken = (index: number): string => `/-/picture-${index}`;
export const HUE_TOKEN = '/-/hue';

/**
 * The only script in such a page itself: it fetches the shop's scripts, which wait in `<template id="scripts">`,
 * once the browser says that it has painted what is drawn; at once in a tab that nobody sees, where nothing is
 * painted, and after a second in a browser that doesn't tell. The server's policy allows this text and no other.
 */
export const PRERENDER_SCRIPT =
  '(()=>{const go=()=>document.head.append(document.getElementById("scripts").content);' +
  'document.hidden?go():setTimeout(go,1e3);' +
  'new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&go()).observe({type:"paint",buffered:true})})()';
