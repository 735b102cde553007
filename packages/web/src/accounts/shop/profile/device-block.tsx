import { useState } from 'react';
import { areHapticsOn, canVibrate, HAPTICS_KEY, haptic } from '../../../kit/lib/haptics.ts';
import { writeText } from '../../../kit/lib/storage.ts';
import { Switch } from '../../../kit/ui/switch.tsx';
import { SectionBlock } from './section-block.tsx';

/** What is set on this device alone; nothing where there is nothing to set. */
export const DeviceBlock = () => {
  const [isOn, setOn] = useState(areHapticsOn);
  // Browsers of computers say that they can, and have nothing to shake.
  if (!canVibrate() || !matchMedia('(pointer: coarse)').matches) return null;
  return (
    <SectionBlock title="Este dispositivo">
      <div className="mt-3 flex items-center justify-between gap-4">
        <p>
          <span className="font-[650]">Vibrar al tocar el carrito</span>
          <span className="block text-ui text-tinta-suave">
            Un toquecito al agregar, al quitar y cuando tu pedido entra.
          </span>
        </p>
        <Switch
          checked={isOn}
          label="Vibrar al tocar el carrito"
          onChange={(next) => {
            setOn(next);
            setHaptics(next);
          }}
        />
      </div>
    </SectionBlock>
  );
};

/** Turned on, it shows itself. */
const setHaptics = (areOn: boolean): void => {
  writeText(HAPTICS_KEY, areOn ? null : 'off');
  if (areOn) haptic('add');
};
