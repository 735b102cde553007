import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** Accepts every mail and stores none, so that mailing is part of what is measured. */
export const startMailSink = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the mail sink has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
};
