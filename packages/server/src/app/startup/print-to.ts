/** Prints lines. One that a full disk or a closed pipe refuses is lost, and ends nothing. */
export const printTo = (stream: NodeJS.WriteStream): ((text: string) => void) => {
  stream.on('error', () => {});
  return (text) => {
    try {
      stream.write(`${text}\n`);
    } catch {
      // A file is written at once, and throws.
    }
  };
};
