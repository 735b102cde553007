/** Downloads a text as a file of a media type. */
export const saveFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; some phones read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
