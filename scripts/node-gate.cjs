'use strict';
/*
 * Runs first, on any version of Node: only old JavaScript, in this file and in those that `npm start` names, so
 * that an old Node prints its message instead of a syntax error.
 */
var least = [20, 19];

exports.refusalFor = refusalFor;
exports.run = run;

/* The sentence that refuses this Node version ('18.20.1'), or null when it is new enough. */
function refusalFor(version) {
  var parts = String(version).split('.');
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return null;
  return (
    'La tienda necesita Node ' +
    least.join('.') +
    ' o más nuevo y este es ' +
    version +
    ': instala uno de https://nodejs.org.'
  );
}

/* Runs a module of this folder, on a Node that is new enough. */
function run(name) {
  var refusal = refusalFor(process.versions.node);
  if (refusal === null) {
    require('./import-module.cjs').importModule(name);
    return;
  }
  console.error(refusal);
  process.exit(1);
}
