/** An access token for a customer, or for the demo nurse. */
export const signIn = async (
  url: string,
  email = 'enfermera@hospital-san-rafael.example',
): Promise<string> => {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: 'turno-de-noche-7' }),
  });
  const session = signedIn.headers.get('set-auth-token');
  if (!session) throw new Error(`sign-in was refused: ${signedIn.status} ${await signedIn.text()}`);
  const answered = await fetch(`${url}/api/auth/token`, { headers: { authorization: `Bearer ${session}` } });
  return ((await answered.json()) as { token: string }).token;
};
