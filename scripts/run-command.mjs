import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled } from './installation.mjs';
import { inRoot, refuse, root } from './project.mjs';

/** `npm run seed`, `npm run admin:create`: a command of the server, with its arguments and our terminal. */
const [name, ...args] = process.argv.slice(2);
const file = inRoot('packages/server/src/app/commands', `${name}.ts`);
if (!name || !existsSync(file)) refuse(`No existe el comando ${name ?? '(sin nombre)'}.`);

await ensureInstalled();
const command = spawn(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the command by itself; a process manager speaks to us alone.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => command.kill('SIGTERM'));
command.once('exit', (code) => process.exit(code ?? 1));
