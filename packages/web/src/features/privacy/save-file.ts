/** Hands a text to the browser as a file to keep. */
export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; some phones read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
