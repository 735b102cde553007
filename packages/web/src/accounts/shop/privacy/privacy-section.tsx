import { Block } from '../../../kit/ui/block.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DeviceData } from './device-data.tsx';
import { ExportData } from './export-data.tsx';
import { VoiceConsent } from './voice-consent.tsx';

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
