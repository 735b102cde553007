'use strict';
require('./node-gate.cjs').run('start.mjs');
