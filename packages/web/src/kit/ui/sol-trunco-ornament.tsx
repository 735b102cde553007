const source = '/art/sol-trunco.svg';

/** An ornament for empty pages: the fanlight over doors of Old San Juan. */
export const SolTruncoOrnament = () => (
  <img
    src={source}
    alt=""
    width={208}
    height={117}
    className="h-[117px] w-[208px] short:h-[72px] short:w-32 lying:h-[72px] lying:w-32"
    onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
  />
);

/** Loaded ahead, since it is shown when the connection is gone. */
export const loadOrnament = async (): Promise<void> => {
  const image = new Image();
  image.src = source;
  await image.decode();
};
