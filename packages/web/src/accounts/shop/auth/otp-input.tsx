import { clsx } from 'clsx';
import { type Ref, useState } from 'react';
import { useFieldProps } from '../../../kit/ui/field.tsx';
import { OTP_LENGTH, otpDigits } from './check-credentials.ts';

interface OtpInputProps {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Called each time the sixth digit arrives, by hand, paste or autofill. */
  readonly onComplete: (digits: string) => void;
  readonly invalid: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One input drawn as six boxes, so that screen readers, pastes and the phone's code autofill work. */
export const OtpInput = ({ value, onChange, onComplete, invalid, ref }: OtpInputProps) => {
  const [hasFocus, setFocus] = useState(false);
  const acceptDigits = (digits: string) => {
    if (digits === value) return;
    onChange(digits);
    if (digits.length === OTP_LENGTH) onComplete(digits);
  };
  return (
    <span className="relative block">
      <span aria-hidden="true" className="grid grid-cols-6 gap-2">
        {Array.from({ length: OTP_LENGTH }, (_, position) => position).map((position) => (
          <span
            key={position}
            className={clsx(
              'num grid h-16 place-items-center rounded-control bg-papel text-[1.75rem] leading-none inset-ring-[1.5px]',
              invalid ? 'inset-ring-guayaba' : 'inset-ring-borde-control',
              hasFocus &&
                position === Math.min(value.length, OTP_LENGTH - 1) &&
                'inset-ring-[3px] inset-ring-verde',
            )}
          >
            {value[position] ?? ''}
          </span>
        ))}
      </span>
      <input
        ref={ref}
        name="otpCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        // Longer than six, so that a paste with spaces isn't cut before its digits are read.
        maxLength={24}
        value={value}
        onChange={({ target }) => {
          target.value = otpDigits(target.value);
          acceptDigits(target.value);
        }}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        className="absolute inset-0 w-full rounded-control bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
        {...useFieldProps()}
        aria-invalid={invalid || undefined}
      />
    </span>
  );
};
