import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { currentSession, type SessionUser } from '../../kit/session/session-store.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Sheet } from '../../kit/ui/sheet.tsx';
import { Spinner } from '../../kit/ui/spinner.tsx';
import { Composer } from './composer.tsx';
import { openConductor } from './conductor.ts';
import { Entries } from './entries.tsx';
import { Greeting } from './greeting.tsx';
import { offView } from './hearer.ts';
import { type Microphone, openMicrophone } from './microphone.ts';
import { ModeRow } from './mode-row.tsx';
import { stateText } from './state-text.ts';
import { readWays } from './voice-ways.ts';

interface VoiceDialogProps {
  /** Where the focus returns. */
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/** The voice assistant: typed or spoken, the same tools and the same screen. */
export const VoiceDialog = (props: VoiceDialogProps) => {
  const user = currentSession()?.user;
  return user ? <Assistant user={user} {...props} /> : <SignedOut {...props} />;
};

/** Specification, section 8. */
const SignedOut = ({ opener, onClose }: VoiceDialogProps) => (
  <Dialog open onOpenChange={(open) => !open && onClose()} title="Asistente de voz" returnFocusTo={opener}>
    <p>Debes iniciar sesión para usar el asistente de voz</p>
  </Dialog>
);

const Assistant = ({ user, opener, onClose }: VoiceDialogProps & { readonly user: SessionUser }) => {
  const navigate = useNavigate();
  const ways = useQuery({ queryKey: ['voice-ways', user.id], queryFn: readWays });
  const [conductor] = useState(() =>
    openConductor({
      userId: user.id,
      openCheckout: () => {
        onClose();
        navigate('/checkout');
      },
      onClose,
    }),
  );
  const [microphone, setMicrophone] = useState<Microphone | null>(null);
  const view = useSyncExternalStore(conductor.view.subscribe, conductor.view.get);
  const { data } = ways;
  useEffect(() => {
    if (!data) return;
    const opened = openMicrophone({ conductor, hasProvider: data.hasProvider, isLocal: data.isLocal, user });
    setMicrophone(opened);
    return () => opened.close();
  }, [conductor, data, user]);
  useEffect(() => () => conductor.close(), [conductor]);
  const heard = useSyncExternalStore(
    microphone?.view.subscribe ?? never,
    microphone?.view.get ?? (() => offView),
  );
  const isBusy = Object.keys(view.session.calls).length > 0;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Asistente de voz"
      description={<span role="status">{stateText(heard.state, isBusy)}</span>}
      returnFocusTo={opener}
      className="h-full"
      footer={
        data && microphone ? (
          <Composer conductor={conductor} microphone={microphone} ways={data} heard={heard} />
        ) : (
          <Spinner label="Un momento" className="mx-auto" />
        )
      }
    >
      <ModeRow onQuiet={(isQuiet) => microphone?.setQuiet(isQuiet)} />
      {view.session.entries.length === 0 ? (
        <Greeting onSay={(text) => conductor.tell({ kind: 'heard', text, isMeant: true })} />
      ) : (
        <Entries
          view={view}
          conductor={conductor}
          partial={heard.partial}
          saying={heard.saying}
          isBusy={isBusy}
        />
      )}
    </Sheet>
  );
};

const never = () => () => {};
