import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

interface SixDigitsInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (digits: string) => void;
}

/** A code of six digits in one line: what a paste brings beside them is dropped. */
export const SixDigitsInput = ({ value, onChange, className, ...rest }: SixDigitsInputProps) => (
  <TextInput
    inputMode="numeric"
    autoComplete="one-time-code"
    // Longer than six, so that a paste with a space in it is not cut before its digits are read.
    maxLength={24}
    placeholder="000 000"
    value={value}
    onChange={({ target }) => {
      target.value = target.value.replace(/\D/g, '').slice(0, 6);
      onChange(target.value);
    }}
    className={clsx('num text-[1.375rem] tracking-[.3em] placeholder:tracking-[.3em]', className)}
    {...rest}
  />
);
