import { useSyncExternalStore } from 'react';
import { CheckChip } from '../../kit/ui/check-chip.tsx';
import { stopSpeaking } from './speech/speaker.ts';
import { changeVoiceSettings, voiceSettings } from './voice-storage.ts';

/** How to be spoken with: in silence on a ward, and with the hands free. */
export const ModeRow = ({ onQuiet }: { readonly onQuiet: (isQuiet: boolean) => void }) => {
  const { isQuiet, isHandsFree } = useSyncExternalStore(voiceSettings.subscribe, voiceSettings.get);
  return (
    <fieldset className="flex flex-wrap gap-2 pb-4">
      <legend className="sr-only">Cómo quieres que te hable</legend>
      <CheckChip
        checked={isQuiet}
        onChange={() => {
          onQuiet(!isQuiet);
          if (!isQuiet) stopSpeaking();
          changeVoiceSettings({ isQuiet: !isQuiet, ...(!isQuiet && { isHandsFree: false }) });
        }}
      >
        En silencio
      </CheckChip>
      <CheckChip
        checked={isHandsFree}
        onChange={() => {
          if (!isHandsFree) onQuiet(false);
          changeVoiceSettings({ isHandsFree: !isHandsFree, ...(!isHandsFree && { isQuiet: false }) });
        }}
      >
        Manos libres
      </CheckChip>
    </fieldset>
  );
};
