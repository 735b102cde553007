import {
  matchingPattern,
  oneOf,
  useListAddress,
  useSearchText,
} from '../../../kit/admin/list/list-address.ts';
import type { UserFilter, UserState } from '../api.ts';
import { states } from './state-labels.ts';

const codec = { estado: oneOf(states), pagina: matchingPattern(/^[1-9]\d{0,5}$/) };

/** The filter of the list. It is in the address, so that going back and sharing it work. */
export const useUserFilter = () => {
  const { values, change } = useListAddress(codec);
  const { text, setText } = useSearchText(values, (changes, options) =>
    change({ ...changes, pagina: undefined }, options),
  );
  const filter: UserFilter = {
    state: states.find((state) => state === values.estado) ?? 'pendiente',
    q: values.q ?? '',
    page: Number(values.pagina ?? 1),
  };
  return {
    filter,
    /** The text of the search box; the filter follows after a pause. */
    text,
    setText,
    setState: (estado: UserState) => change({ estado, pagina: undefined }),
    setPage: (page: number) => change({ pagina: String(page) }),
  };
};
