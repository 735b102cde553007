/** The first letter of a name. */
export const Avatar = ({ name }: { readonly name: string }) => (
  <span
    aria-hidden="true"
    className="num grid size-11 flex-none place-items-center rounded-full bg-rocio text-[1.0625rem] text-verde-hondo"
  >
    {name.trim().charAt(0).toLocaleUpperCase('es')}
  </span>
);
