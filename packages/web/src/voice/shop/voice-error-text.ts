import type { RecognitionError } from './speech/recognizer.ts';

export type CallError = 'no-start' | 'no-udp' | 'gone' | 'slow' | 'silence' | 'time-over';

/** What isn't available, and what to do: typing always works. */
const texts: Readonly<Record<Exclude<RecognitionError, 'no-speech'> | CallError, string>> = {
  'no-permission':
    'Tu navegador no dio permiso al micrófono. Actívalo en los ajustes de esta página, o escribe tu pedido.',
  'no-microphone': 'No encontramos un micrófono. Conecta uno, o escribe tu pedido.',
  'no-network': 'No hay conexión para oírte. Escribe tu pedido, o intenta de nuevo cuando vuelva.',
  failed: 'El micrófono no funcionó. Tócalo de nuevo, o escribe tu pedido.',
  'no-start': 'No se pudo iniciar el asistente de voz. Escribe tu pedido, o intenta de nuevo en un momento.',
  'no-udp': 'La red de donde estás no deja pasar la voz. Escribe tu pedido, o usa los datos de tu celular.',
  gone: 'Se cortó la voz. Toca el micrófono para volver, o sigue escribiendo.',
  slow: 'El asistente está tardando. Puedes escribir tu pedido mientras tanto.',
  silence: 'Nadie habló por un minuto y apagué el micrófono. Tócalo para seguir.',
  'time-over': 'La llamada llegó a su límite. Sigue escribiendo, o toca el micrófono para otra.',
};

export const voiceErrorText = (voiceError: keyof typeof texts): string => texts[voiceError];
