import { join } from 'node:path';

/** What is said into the browser's microphone; the README says how the files were made. */
export type Recording = 'ponme-dos-leches' | 'no-espera';

/** Flags for a Chromium whose microphone plays a recording once, from when the page opens it, and then is silent. */
export const microphoneArgs = (recording: Recording): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${join(import.meta.dirname, `${recording}.wav`)}%noloop`,
  // Sound is heard though nobody has tapped the page.
  '--autoplay-policy=no-user-gesture-required',
  // Where a machine has no network, loopback is the only address.
  '--allow-loopback-in-peer-connection',
];
