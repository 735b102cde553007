/**
 * A cookie that the browser sets while a user is signed in: `1` if verified, else `0`. It proves nothing: with `1`
 * the server sends the prerendered page, see `prerender` in the web.
 */
export const PRERENDER_COOKIE = 'nutricion-plus-opening';

/** So many product pictures of a category does a phone show before anybody scrolls. */
export const FIRST_IMAGES = 4;

/**
 * Placeholders in a prerendered page. The server replaces them by the image addresses of the first products, and by
 * the first one's category, whose hue is the background. No other text of a page, styles included, may contain
 * them.
 */
export const imageToken = (index: number): string => `/-/picture-${index}`;
export const HUE_TOKEN = '/-/hue';

/**
 * The only script in a prerendered page: it loads the shop's scripts, which wait in `<template id="scripts">`, once
 * the browser reports the first paint; at once in a hidden tab, where nothing is painted, and after a second in a
 * browser that doesn't report it. The server's policy allows this text and no other.
 */
export const PRERENDER_SCRIPT =
  '(()=>{const go=()=>document.head.append(document.getElementById("scripts").content);' +
  'document.hidden?go():setTimeout(go,1e3);' +
  'new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&go()).observe({type:"paint",buffered:true})})()';
