import { useSyncExternalStore } from 'react';
import { CheckChip } from '../../kit/ui/check-chip.tsx';
import { hush } from './speech/speaker.ts';
import { setVoice, voiceSettings } from './voice-memory.ts';

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
          if (!isQuiet) hush();
          setVoice({ isQuiet: !isQuiet, ...(!isQuiet && { isHandsFree: false }) });
        }}
      >
        En silencio
      </CheckChip>
      <CheckChip
        checked={isHandsFree}
        onChange={() => {
          if (!isHandsFree) onQuiet(false);
          setVoice({ isHandsFree: !isHandsFree, ...(!isHandsFree && { isQuiet: false }) });
        }}
      >
        Manos libres
      </CheckChip>
    </fieldset>
  );
};
