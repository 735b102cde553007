import { permissionLabels, permissions } from '@nutricion/domain/accounts/permission';
import { hasPermission, type Role, roleLabels, roles } from '@nutricion/domain/accounts/role';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Block } from '../../../kit/ui/block.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { AllowedList } from './allowed-list.tsx';
import type { MenuOf } from './menu-of.ts';
import './roles.css';

/** Permissions by role: the whole table on a desktop and on paper, one role at a time on a phone; and each role's menu. */
export const RoleTable = ({ menuOf }: { readonly menuOf: MenuOf }) => (
  <Block className="mt-5 print:mt-0 print:p-0" aria-labelledby="roles-tabla">
    <h2 id="roles-tabla">Rol por rol</h2>
    <Matrix />
    <OneRole menuOf={menuOf} />
  </Block>
);

const Matrix = () => (
  <table className="roles-matrix mt-3 w-full border-collapse text-ui max-lg:hidden print:table">
    <caption className="sr-only">Permisos de cada rol</caption>
    <thead>
      <tr>
        <th scope="col" className="sr-only">
          Permiso
        </th>
        {roles.map((role) => (
          <th key={role} scope="col" className="w-[11%] px-1 py-2 text-center text-nota font-semibold">
            {roleLabels[role]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {permissions.map((permission) => (
        <tr key={permission} className="border-t border-linea hover:bg-rocio-2">
          <th scope="row" className="py-2 pr-3 text-left leading-snug font-normal">
            {permissionLabels[permission]}
          </th>
          {roles.map((role) => (
            <td key={role} className="px-1 text-center">
              <Mark isOn={hasPermission([role], permission)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Mark = ({ isOn }: { readonly isOn: boolean }) =>
  isOn ? (
    <>
      <Check size={20} strokeWidth={3} aria-hidden="true" className="inline text-verde" />
      <span className="sr-only">Sí</span>
    </>
  ) : (
    <span className="sr-only">No</span>
  );

const OneRole = ({ menuOf }: { readonly menuOf: MenuOf }) => {
  const [role, setRole] = useState<Role>('almacen');
  return (
    <div className="mt-3 lg:mt-8 print:hidden">
      <h3 className="mb-2 text-h3 max-lg:sr-only">Mira un rol antes de darlo</h3>
      <Field label="Rol" className="lg:max-w-80">
        <Select value={role} onChange={(event) => setRole(event.target.value as Role)}>
          {roles.map((each) => (
            <option key={each} value={each}>
              {roleLabels[each]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="lg:hidden">
        <AllowedList roles={[role]} />
      </div>
      <section
        aria-label={`El menú de ${roleLabels[role]}`}
        className="mt-4 rounded-ficha bg-suelo p-4 md:p-5"
      >
        <p className="mb-3 text-ui text-tinta-suave">
          Su menú, página por página. Con «Solo ver» lo mira todo y no cambia nada.
        </p>
        {menuOf([role])}
      </section>
    </div>
  );
};
