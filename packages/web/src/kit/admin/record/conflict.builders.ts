/** How the server refuses a change of a record that `by` has saved since as `current`. */
export const aConflict = (current: object, by = 'Ana Vega'): Response => {
  const detail = 'Alguien lo cambió mientras escribías.';
  const problem = {
    type: '/problemas/version-vieja',
    title: 'No',
    status: 409,
    detail,
    current,
    by,
    at: null,
  };
  return Response.json(problem, { status: 409 });
};
