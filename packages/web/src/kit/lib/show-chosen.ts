/** As a `ref` of the chosen entry of a row that scrolls sideways: on a telephone it may be out of sight. */
export const showChosen = (entry: HTMLElement | null): void =>
  entry?.scrollIntoView({ inline: 'center', block: 'nearest' });
