import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { Switch } from '../../../kit/ui/switch.tsx';
import { saveVoiceConsent, voiceConsentQuery } from '../api.ts';

/** Whether the assistant's transcripts are stored; turning it off deletes the stored ones at once. */
export const VoiceConsent = () => {
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
