import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { Switch } from '../../../kit/ui/switch.tsx';
import { saveVoiceConsent, voiceConsentQuery } from '../api.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';

/** What the shop stores, what stays on this device, export and deletion. */
export const PrivacySection = ({ onDeleted }: { readonly onDeleted: () => void }) => (
  <div className="grid gap-4">
    <Block aria-labelledby="que-guardamos">
      <h2 id="que-guardamos">Lo que guardamos de ti</h2>
      <ul className="mt-3 grid gap-2.5 leading-snug">
        {storedDataTexts.map(({ what, why }) => (
          <li key={what}>
            <b className="font-[650]">{what}</b>
            <span className="block text-ui text-tinta-suave">{why}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ui text-tinta-suave">
        No vendemos tus datos ni los compartimos para anuncios. Las alergias y la dieta solo las lees tú.
      </p>
    </Block>
    <VoiceConsent />
    <ExportData />
    <DeviceData />
    <DeleteAccount onDeleted={onDeleted} />
  </div>
);

const storedDataTexts = [
  {
    what: 'Tu cuenta',
    why: 'Nombre, correo, celular, hospital, y desde dónde tienes la sesión abierta, para que nadie más entre.',
  },
  {
    what: 'Tus pedidos y direcciones',
    why: 'Qué pediste, cuánto costó y adónde fue, para entregarlas y responder por ellas.',
  },
  { what: 'Tus alergias, dieta y hogar', why: 'Para avisarte antes de comprar, si los llenaste.' },
  {
    what: 'Lo que haces con el asistente de voz',
    why: 'Qué buscó y qué puso en tu carrito. Lo que dices, solo si das permiso, y por 30 días. Nunca audio.',
  },
  { what: 'Tus favoritos, listas y lecturas', why: 'Para que los encuentres en cualquier dispositivo.' },
] as const;

/** Lists what stays on this device. */
const DeviceData = () => (
  <Block aria-labelledby="en-este-dispositivo">
    <h2 id="en-este-dispositivo">En este dispositivo</h2>
    <p className="mt-1 max-w-[60ch] text-ui text-tinta-suave">
      El navegador guarda lo que hace falta para abrir rápido y no perder nada. Al cerrar sesión se borra o
      queda cifrado: nadie lo lee sin entrar con tu cuenta.
    </p>
    <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-ui leading-snug marker:text-tinta-suave">
      <li>Tu sesión y tu nombre, hasta que la cierras.</li>
      <li>
        Tu carrito y el día de entrega que escogiste; al cerrar sesión quedan cifrados hasta que vuelvas, 30
        días a lo más.
      </li>
      <li>
        Lo que guardaste para luego, y lo que escribiste en el checkout, para que una llamada no te lo borre.
      </li>
      <li>Tu meta de agua y lo que tomaste, tus búsquedas y el plan de comidas que ibas haciendo: igual.</li>
      <li>Dónde ibas en la página, y si quieres que el teléfono vibre.</li>
      <li>
        Copias de la tienda, tus listas, pedidos y recetas, para leerlos sin conexión. Las tuyas se borran al
        cerrar sesión.
      </li>
    </ul>
    <p className="mt-3 text-ui text-tinta-suave">
      No usamos galletas (cookies) de anuncios. Hay dos: una renueva tu sesión y la otra recuerda que estás
      dentro, para abrir más rápido.
    </p>
  </Block>
);

/** Whether the assistant's transcripts are stored; turning it off deletes the stored ones at once. */
const VoiceConsent = () => {
  const { data } = useQuery(voiceConsentQuery);
  const [issue, setIssue] = useState<string | null>(null);
  if (!data) return null;
  const keepsTranscript = data.consent?.keeps_transcript ?? false;
  const change = async (isOn: boolean) => {
    setIssue(null);
    try {
      await saveVoiceConsent(isOn);
    } catch (error) {
      setIssue(failureText(error));
    }
  };
  return (
    <Block aria-labelledby="permiso-de-voz">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h2 id="permiso-de-voz">Lo que le dices al asistente</h2>
          <p className="mt-1.5 text-ui text-tinta-suave">
            Guardarlo como texto por {data.transcript_days} días nos ayuda a entender mejor. Si lo apagas,
            borramos lo guardado.
          </p>
        </div>
        <Switch checked={keepsTranscript} onChange={change} label="Guardar lo que le digo al asistente" />
      </div>
      <FormAlert message={issue} />
    </Block>
  );
};
