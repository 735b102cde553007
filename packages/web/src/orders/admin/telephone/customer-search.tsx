import { useQuery } from '@tanstack/react-query';
import { Block } from '../../../kit/ui/block.tsx';
import { SearchList } from './search-list.tsx';
import { customersQuery } from './telephone-api.ts';

/** Finds the customer who calls. */
export const CustomerSearch = ({ onPick }: { readonly onPick: (id: string) => void }) => (
  <Block aria-labelledby="quien-llama">
    <h2 id="quien-llama">¿Quién llama?</h2>
    <SearchList
      label="Nombre o correo"
      placeholder="Ana Vega, ana@…"
      listLabel="Clientes"
      autoFocus
      className="mt-3"
      useMatches={useCustomers}
      none={(term) =>
        `Nadie verificado se llama «${term}». Si acaba de registrarse, verifica su cuenta en «Usuarios».`
      }
      onPick={({ id }) => onPick(id)}
    >
      {(customer) => (
        <>
          <b className="font-semibold">{customer.full_name}</b>
          <span className="block text-nota text-tinta-suave">
            {customer.email} · {customer.hospital ?? 'Sin hospital'}
          </span>
        </>
      )}
    </SearchList>
  </Block>
);

const useCustomers = (term: string, enabled: boolean) => {
  const query = useQuery({ ...customersQuery(term), enabled });
  return { query, rows: query.data ?? [] };
};
