/** The architecture, executable: design "web → contract → domain ← contract ← server", engines on domain alone. */
const only = (name, comment, from, toNot) => ({ name, comment, severity: 'error', from, to: toNot });

/** What is inside an engine is its own and its bench's: everybody else comes in by what it publishes. */
const oneDoor = (engine) =>
  only(
    `${engine}-has-one-door`,
    `What others use of ${engine} is what src/public.ts names.`,
    { pathNot: `^(packages|bench)/${engine}/` },
    { path: `^packages/${engine}/`, pathNot: `^packages/${engine}/src/public\\.ts$` },
  );

export default {
  forbidden: [
    only(
      'domain-imports-nothing',
      'Rules know no library, no network, no DOM, no Node.',
      { path: '^packages/domain/src', pathNot: '\\.(test|builders)\\.ts$' },
      { pathNot: '^packages/domain/src' },
    ),
    only(
      'dollars-stop-at-the-edges',
      "Whole cents inside: dollars become cents in the wire's codec, the columns of money, and the two texts that the domain itself writes.",
      {
        pathNot:
          '^(bench/|packages/(contract/src/money|server/src/db/dollars|domain/src/(cart/stored-product|filter/filter-words)|domain/src/money/dollars\\.test)\\.ts$)',
      },
      { path: '^packages/domain/src/money/dollars\\.ts$' },
    ),
    only(
      'contract-sees-domain-and-zod',
      'The wire knows the rules and zod, nothing else.',
      { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      { pathNot: '^(packages/(contract|domain)/src|node_modules/zod)' },
    ),
    only(
      'engines-see-domain',
      "Search, planner and art know the shop's words and rules, not each other, no library and nothing around them.",
      { path: '^packages/(search|planner|art)/src', pathNot: '\\.(test|builders)\\.ts$' },
      { pathNot: '^packages/($1/(src|data)|domain/src)' },
    ),
    oneDoor('search'),
    oneDoor('planner'),
    only(
      'packages-meet-by-name',
      'A path into the folder of another package passes by what it exports.',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
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
      'A feature imports no other feature; they meet through domain, contract, shared, ui, lib or the composition root.',
      {
        path: '^packages/(web|server)/src/features/([^/]+)/',
        pathNot: '\\.(test|browser|builders)\\.tsx?$',
      },
      { path: '^packages/$1/src/features/', pathNot: '^packages/$1/src/features/$2/' },
    ),
    only(
      'shared-rooms-know-no-feature',
      'What every subject of the server stands on knows none of them.',
      { path: '^packages/server/src/(admin|adapters|db|http)/', pathNot: '\\.(test|builders)\\.ts$' },
      { path: '^packages/server/src/features/' },
    ),
    only(
      'web-lib-knows-no-shop',
      'What a browser needs, whatever is sold.',
      { path: '^packages/web/src/lib/' },
      { path: '^packages/', pathNot: '^packages/web/src/lib/' },
    ),
    only(
      'web-ui-knows-no-domain',
      'The design system: parts that any shop could use.',
      { path: '^packages/web/src/ui/' },
      { path: '^packages/', pathNot: '^packages/web/src/(ui|lib)/' },
    ),
    only(
      'web-shared-knows-no-feature',
      'State that features share lies below them.',
      { path: '^packages/web/src/shared/' },
      { path: '^packages/web/src/(app|features|storefront|admin)/' },
    ),
    only(
      'only-app-composes',
      'Features, storefront and administration are put together in one place.',
      { path: '^packages/web/src/(features|storefront|admin)/' },
      { path: '^packages/web/src/app/' },
    ),
    only(
      'packages-stand-alone',
      'Journeys, benches and scripts use the packages, never the other way, but for tests against the fakes of providers.',
      { path: '^packages/', pathNot: '\\.(test|builders)\\.ts$' },
      { path: '^(e2e|bench|scripts)/' },
    ),
    only('no-circular', '', {}, { circular: true }),
    only('not-to-unresolvable', '', {}, { couldNotResolve: true }),
    only(
      'tests-stay-out',
      'Production code never imports tests or their builders.',
      { path: '^packages/[^/]+/src', pathNot: '(\\.(test|browser)\\.tsx?$|\\.builders\\.ts$|/testing/)' },
      { path: '(\\.(test|browser)\\.tsx?$|\\.builders\\.ts$|/testing/)' },
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
