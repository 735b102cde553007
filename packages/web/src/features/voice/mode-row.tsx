import { useSyncExternalStore } from 'react';
import { CheckChip } from '../../ui/check-chip.tsx';
import { setVoice, voiceSettings } from './voice-memory.ts';

/** How to be spoken with: in silence on a ward, and with the hands free. */
export const ModeRow = ({ onQuiet }: { readonly onQuiet: () => void }) => {
  const { isQuiet, isHandsFree } = useSyncExternalStore(voiceSettings.subscribe, voiceSettings.get);
  return (
    <fieldset className="flex flex-wrap gap-2 pb-4">
      <legend className="sr-only">Cómo quieres que te hable</legend>
      <CheckChip
        checked={isQuiet}
        onChange={() => {
          if (!isQuiet) onQuiet();
          setVoice({ isQuiet: !isQuiet, ...(!isQuiet && { isHandsFree: false }) });
        }}
      >
        En silencio
      </CheckChip>
      <CheckChip
        checked={isHandsFree}
        onChange={() => setVoice({ isHandsFree: !isHandsFree, ...(!isHandsFree && { isQuiet: false }) })}
      >
        Manos libres
      </CheckChip>
    </fieldset>
  );
};
