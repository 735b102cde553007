import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';

/** A password that can be looked at before it is sent: fewer mistakes on a phone. */
export const PasswordInput = (props: Omit<ComponentProps<'input'>, 'type'>) => {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck="false"
        className="pr-13"
      />
      <IconButton
        label={isShown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
        className="absolute top-0.5 right-1 text-tinta-suave"
        onClick={() => setShown(!isShown)}
      >
        <Icon size={20} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
    </span>
  );
};
