'use strict';
require('./node-gate.cjs').run('test.mjs');
