import { type VoiceFlag, voiceFlagLabels } from '@nutricion/domain/voice/session-flags';
import { Chip } from '../../kit/ui/chip.tsx';

/** The assistant claimed something untrue: worse than not understanding. */
const untrue: readonly VoiceFlag[] = ['claim_without_tool', 'total_mismatch'];

/** What went wrong, each in a box. */
export const SessionFlags = ({ flags }: { readonly flags: readonly VoiceFlag[] }) => (
  <span className="flex flex-wrap gap-1">
    {flags.map((flag) => (
      <FlagChip key={flag} flag={flag} />
    ))}
  </span>
);

export const FlagChip = ({ flag }: { readonly flag: VoiceFlag }) => (
  <Chip tone={untrue.includes(flag) ? 'danger' : 'mango'}>{voiceFlagLabels[flag]}</Chip>
);
