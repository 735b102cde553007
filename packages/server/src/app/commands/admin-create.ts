import { shopPasswords } from '../../accounts/password/passwords.ts';
import { type CreatedAdmin, createAdmin } from '../../accounts/users/create-admin.ts';
import { type CommandContext, runCommand } from '../startup/run-command.ts';

const usage = 'Uso: npm run admin:create -- correo [nombre]';

/** `npm run admin:create -- correo`: creates an administrator, or makes one of an account; in production too. */
export const run = async ({
  settings,
  database,
  args,
  print,
}: CommandContext): Promise<string | undefined> => {
  const [email, ...name] = args;
  if (email === undefined) return `Falta el correo. ${usage}`;
  const admin = await createAdmin(database.db, { email, fullName: name.join(' ') }, shopPasswords);
  if (!admin.ok) return `${email} no es un correo válido. ${usage}`;
  for (const line of report(admin.value)) print(line);
  if (settings.requiresSecondFactor)
    print(
      'Para administrar hará falta un segundo paso: se activa en el perfil, en «Seguridad», la primera vez que entre.',
    );
  return undefined;
};

const report = (admin: CreatedAdmin): readonly string[] => {
  switch (admin.kind) {
    case 'created':
      return [`Se creó la cuenta de administración ${admin.email}.`, ...passwordLines(admin.password)];
    case 'password-replaced':
      return [
        `${admin.email} estaba registrado sin verificar: ahora es administrador, con una contraseña nueva.`,
        ...passwordLines(admin.password),
      ];
    case 'promoted':
      return [`${admin.email} ahora es administrador. Su contraseña sigue igual.`];
    case 'already-admin':
      return [`${admin.email} ya era administrador. No se cambió nada.`];
  }
};

const passwordLines = (password: string): readonly string[] => [
  `Contraseña: ${password}`,
  'Guárdala ahora: no se vuelve a mostrar.',
];

await runCommand(run);
