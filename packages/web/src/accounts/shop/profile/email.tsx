/** An e-mail address that breaks after its @, and elsewhere only if it must. */
export const Email = ({ address }: { readonly address: string }) => {
  const at = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      <span className="inline-block max-w-full wrap-anywhere">{address.slice(at)}</span>
    </>
  );
};
