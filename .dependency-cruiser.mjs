/** The architecture, executable: design "web → contract → domain ← contract ← server". */
const only = (name, comment, from, toNot) => ({ name, comment, severity: 'error', from, to: toNot });

export default {
  forbidden: [
    only(
      'domain-imports-nothing',
      'Rules know no library, no network, no DOM, no Node.',
      { path: '^packages/domain/src', pathNot: '\\.(test|builders)\\.ts$' },
      { pathNot: '^packages/domain/src' },
    ),
    only(
      'contract-sees-domain-and-zod',
      'The wire knows the rules and zod, nothing else.',
      { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      { pathNot: '^(packages/(contract|domain)/src|node_modules/zod)' },
    ),
    only('server-never-web', '', { path: '^packages/server' }, { path: '^packages/web' }),
    only('web-never-server', '', { path: '^packages/web' }, { path: '^packages/server' }),
    only(
      'storefront-never-admin',
      '',
      { path: '^packages/web/src/storefront' },
      { path: '^packages/web/src/admin' },
    ),
    only(
      'admin-never-storefront',
      '',
      { path: '^packages/web/src/admin' },
      { path: '^packages/web/src/storefront' },
    ),
    only(
      'features-meet-at-the-root',
      'A feature imports no other feature; they meet through domain, contract, ui, lib or the composition root.',
      { path: '^packages/(web|server)/src/features/([^/]+)/', pathNot: '\\.(test|builders)\\.tsx?$' },
      { path: '^packages/$1/src/features/', pathNot: '^packages/$1/src/features/$2/' },
    ),
    only(
      'ui-knows-no-feature',
      '',
      { path: '^packages/web/src/(ui|lib)/' },
      { path: '^packages/web/src/(features|storefront|admin)/' },
    ),
    only(
      'packages-stand-alone',
      'Journeys, benches and scripts use the packages, never the other way.',
      { path: '^packages/' },
      { path: '^(e2e|bench|scripts)/' },
    ),
    only('no-circular', '', {}, { circular: true }),
    only('not-to-unresolvable', '', {}, { couldNotResolve: true }),
    only(
      'tests-stay-out',
      'Production code never imports tests or their builders.',
      { path: '^packages/[^/]+/src', pathNot: '(\\.test\\.tsx?$|\\.builders\\.ts$|/testing/)' },
      { path: '(\\.test\\.tsx?$|\\.builders\\.ts$|/testing/)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(dist|dist-bench|public)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
