import { borders, subjects } from './borders.mjs';

/** The architecture, executable: design "web → contract → domain ← contract ← server", engines on domain, all on the language. */
const only = (name, comment, from, toNot) => ({ name, comment, severity: 'error', from, to: toNot });

/** What is inside an engine is its own and its bench's: everybody else comes in by what it publishes. */
const oneDoor = (engine) =>
  only(
    `${engine}-has-one-door`,
    `What others use of ${engine} is what src/public.ts names.`,
    { pathNot: `^(packages|bench)/${engine}/` },
    { path: `^packages/${engine}/`, pathNot: `^packages/${engine}/src/public\\.ts$` },
  );

const tests = '(\\.(test|browser)\\.tsx?$|\\.builders\\.tsx?$|/testing/|/system/)';

/** A rule for each subject of a package: it imports itself, what is drawn in `borders.mjs`, and what lies below all. */
const bordersOf = (packageName, arrows) =>
  subjects.map((subject) =>
    only(
      `${packageName}-borders`,
      `See borders.mjs: what ${subject} of ${packageName} may use.`,
      { path: `^packages/${packageName}/src/${subject}/`, pathNot: tests },
      {
        path: `^packages/${packageName}/src/[^/]+/`,
        pathNot: `^packages/${packageName}/src/(${['kit', 'platform', subject, ...(arrows[subject]?.split(' ') ?? [])].join('|')})/`,
      },
    ),
  );

export default {
  forbidden: [
    only(
      'domain-imports-nothing',
      'Rules know no library, no network, no DOM, no Node: only how the language is read.',
      { path: '^packages/domain/src', pathNot: '\\.(test|builders)\\.ts$' },
      { pathNot: '^packages/(domain/(src|data)|language/src)' },
    ),
    only(
      'language-imports-nothing',
      'How people write and speak is known without the shop.',
      { path: '^packages/language/src', pathNot: '\\.(test|builders)\\.ts$' },
      { pathNot: '^packages/language/src' },
    ),
    only(
      'dollars-stop-at-the-edges',
      "Whole cents inside: dollars become cents in the wire's codec, and the two texts that the domain itself writes.",
      {
        pathNot:
          '^(bench/|packages/(contract/src/kit/money|domain/src/(cart/stored-product|catalog/filter/filter-params|kit/dollars\\.test))\\.ts$)',
      },
      { path: '^packages/domain/src/kit/dollars\\.ts$' },
    ),
    only(
      'contract-sees-domain-and-zod',
      'The wire knows the rules and zod, nothing else.',
      { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      { pathNot: '^(packages/(contract|domain|language)/src|node_modules/zod)' },
    ),
    only(
      'engines-see-domain',
      "Search, planner and art know the shop's words and rules, not each other, no library and nothing around them.",
      { path: '^packages/(search|planner|art)/src', pathNot: '\\.(test|builders)\\.ts$' },
      { pathNot: '^packages/($1/(src|data)|(domain|language)/src)' },
    ),
    oneDoor('language'),
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
    ...Object.entries(borders).flatMap(([packageName, arrows]) => bordersOf(packageName, arrows)),
    only(
      'subjects-meet-in-public',
      'What a subject of the web lends to others stands in its folder `public`, or `admin/public` for screens of the administration.',
      { path: `^packages/web/src/(${subjects.join('|')})/`, pathNot: tests },
      {
        path: `^packages/web/src/(${subjects.join('|')})/`,
        pathNot: '^packages/web/src/($1/|[^/]+/(admin/)?public/)',
      },
    ),
    only(
      'server-subjects-meet-in-public',
      'What a subject of the server lends to others is what its public.ts names; app puts them together and may import all.',
      { path: `^packages/server/src/(${subjects.join('|')})/`, pathNot: tests },
      {
        path: `^packages/server/src/(${subjects.join('|')})/`,
        pathNot: '^packages/server/src/($1/|[^/]+/public\\.ts$)',
      },
    ),
    only(
      'shop-never-admin',
      'Who shops loads no code and no styles of the administration.',
      { path: `^packages/web/src/[^/]+/(shop|public|storefront|home)/`, pathNot: tests },
      { path: '^packages/web/src/[^/]+/admin/' },
    ),
    only(
      'admin-never-shop',
      "A preview shows its own subject's screens; no other screen of the shop stands in the administration.",
      { path: '^packages/web/src/([^/]+)/admin/', pathNot: tests },
      { path: '^packages/web/src/[^/]+/(shop|storefront|home)/', pathNot: '^packages/web/src/$1/' },
    ),
    only(
      'platform-knows-no-subject',
      'What every subject of the server stands on knows none of them, but that the schema names the types of their tables.',
      { path: '^packages/server/src/platform/', pathNot: `${tests}|platform/db/schema\\.ts$` },
      { path: `^packages/server/src/(${subjects.join('|')}|app)/` },
    ),
    only(
      'kit-knows-no-subject',
      'Parts that any screen or rule could use.',
      {
        path: '^packages/(domain|contract|web)/src/kit/',
        pathNot: tests,
      },
      { path: `^packages/$1/src/(${subjects.join('|')}|app)/` },
    ),
    only(
      'web-lib-knows-no-shop',
      'What a browser needs, whatever is sold.',
      { path: '^packages/web/src/kit/lib/' },
      { path: '^packages/', pathNot: '^packages/web/src/kit/lib/' },
    ),
    only(
      'web-ui-knows-no-domain',
      'The design system: parts that any shop could use.',
      { path: '^packages/web/src/kit/ui/' },
      { path: '^packages/', pathNot: '^packages/web/src/kit/(ui|lib)/' },
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
