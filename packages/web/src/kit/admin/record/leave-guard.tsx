import {
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type NavigateOptions,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  type To,
} from 'react-router';
import { externalStore } from '../../lib/external-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Unsaved {
  readonly discard: () => void;
}

/** Records with unsaved changes. */
const unsaved = externalStore<readonly Unsaved[]>([]);

/** While `isOn`, leaving the page asks first, and so does closing the tab. */
export const useLeaveGuard = (isOn: boolean, discard: () => void): void => {
  const latest = useRef(discard);
  useLayoutEffect(() => {
    latest.current = discard;
  });
  useEffect(() => {
    if (!isOn) return;
    const guard: Unsaved = { discard: () => latest.current() };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.set([...unsaved.get(), guard]);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      unsaved.set(unsaved.get().filter((other) => other !== guard));
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isOn]);
};

/**
 * The administration's navigation with a question before unsaved changes are left. The router's own blocker belongs
 * to its data routers, which would cost the storefront's first load.
 */
export const GuardedNavigation = ({ children }: { readonly children: ReactNode }) => {
  const context = useContext(NavigationContext);
  const [pendingLeave, setPendingLeave] = useState<(() => void) | null>(null);
  const guarded = useMemo(
    () => ({ ...context, navigator: guardedNavigator(context.navigator, setPendingLeave) }),
    [context],
  );
  useConfirmOnBack(setPendingLeave);
  return (
    <NavigationContext value={guarded}>
      {children}
      {pendingLeave && <LeaveDialog onLeave={pendingLeave} onStay={() => setPendingLeave(null)} />}
    </NavigationContext>
  );
};

/** Stores how to continue after the question; wrapped in a function, because React calls a function passed to a state setter. */
type ConfirmLeaving = (pendingLeave: () => (() => void) | null) => void;

const guardedNavigator = (navigator: Navigator, confirmLeaving: ConfirmLeaving): Navigator => {
  const guarded =
    (go: Navigator['push']): Navigator['push'] =>
    (to: To, state?: unknown, options?: NavigateOptions) => {
      const act = () => go(to, state, options);
      if (unsaved.get().length === 0 || pathOf(to) === window.location.pathname) act();
      else confirmLeaving(() => act);
    };
  return {
    ...(navigator.encodeLocation && { encodeLocation: (to: To) => navigator.encodeLocation?.(to) as URL }),
    createHref: (to) => navigator.createHref(to),
    go: (delta) => navigator.go(delta),
    push: guarded((...args) => navigator.push(...args)),
    replace: guarded((...args) => navigator.replace(...args)),
  };
};

const pathOf = (to: To): string =>
  new URL(typeof to === 'string' ? to : (to.pathname ?? ''), window.location.href).pathname;

/**
 * Asks before going back, in browsers that let a page refuse it. In others the user leaves, and the draft is restored
 * when they return.
 */
const useConfirmOnBack = (confirmLeaving: ConfirmLeaving): void => {
  useEffect(() => {
    const { navigation } = window as { readonly navigation?: Navigation };
    if (!navigation) return;
    let isLet = false;
    const onNavigate = (event: NavigateEvent) => {
      const { navigationType, cancelable, destination } = event;
      const isWithin = new URL(destination.url).pathname === window.location.pathname;
      if (navigationType !== 'traverse' || !cancelable || isWithin || unsaved.get().length === 0) return;
      if (isLet) {
        isLet = false;
        return;
      }
      event.preventDefault();
      confirmLeaving(() => () => {
        isLet = true;
        void navigation.traverseTo(destination.key).finished?.catch(() => {});
      });
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [confirmLeaving]);
};

interface LeaveDialogProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

const LeaveDialog = ({ onLeave, onStay }: LeaveDialogProps) => {
  const records = useSyncExternalStore(unsaved.subscribe, unsaved.get);
  const pendingLeave = () => {
    onStay();
    onLeave();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title="Tienes cambios sin guardar"
      description="Si sales ahora, quedan como borrador en este navegador y los encuentras al volver."
      actions={
        <>
          <Button onClick={onStay}>Seguir aquí</Button>
          <Button variant="outline" onClick={pendingLeave}>
            Salir
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              for (const { discard } of records) discard();
              pendingLeave();
            }}
          >
            Descartar y salir
          </Button>
        </>
      }
    />
  );
};
