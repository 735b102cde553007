'use strict';
require('./node-gate.cjs').run('dev.mjs');
