/**
 * A cookie that the browser sets while somebody verified is signed in on it. It says nothing else and
 * proves nothing: with it the server sends the page's first picture already drawn, see `opening` in the web.
 */
export const OPENING_COOKIE = 'nutricion-plus-opening';
