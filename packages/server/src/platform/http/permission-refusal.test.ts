import { permissions } from '@nutricion/domain/accounts/permission';
import { hasPermission, roles } from '@nutricion/domain/accounts/role';
import { expect, test } from 'vitest';
import { permissionRefusal } from './permission-refusal.ts';

test('a user with two roles has the permissions of both and no others', () => {
  const wrong = roles.flatMap((one) =>
    roles.flatMap((other) =>
      permissions
        .filter((permission) => {
          const isRefused = permissionRefusal([one, other], permission) !== null;
          return isRefused === (hasPermission([one], permission) || hasPermission([other], permission));
        })
        .map((permission) => `${one} + ${other}: ${permission}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a user without a role has no permission', () => {
  expect(permissions.filter((each) => permissionRefusal([], each)?.kind !== 'not-admin')).toEqual([]);
});
