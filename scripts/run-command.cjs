'use strict';
require('./node-gate.cjs').run('run-command.mjs');
