import { useState } from 'react';
import { areHapticsOn, canVibrate, HAPTICS_KEY, haptic } from '../../../kit/lib/haptics.ts';
import { writeText } from '../../../kit/lib/storage.ts';
import { Switch } from '../../../kit/ui/switch.tsx';
import { SectionBlock } from './section-block.tsx';

/** Settings of this device; nothing if there are none. */
export const DeviceBlock = () => {
  const [isOn, setOn] = useState(areHapticsOn);
  // Desktop browsers support the call although they can't vibrate.
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

/** Vibrates once when it is turned on. */
const setHaptics = (areOn: boolean): void => {
  writeText(HAPTICS_KEY, areOn ? null : 'off');
  if (areOn) haptic('add');
};
