// The rules between the rooms (architecture, section 4).
import { exceptions, layers } from './features/layers.mjs'

const feature = '^features/([^/]+)/'
const test = '\\.test\\.tsx?$'
const fixture = '\\.fixture\\.tsx?$'

const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

const among = (rooms) => `^features/(${rooms.join('|')})/`

/** One rule for each layer, and one for the rooms above all layers. */
const layerRules = [
  ...layers.map((room, at) => {
    const allowed = Object.keys(exceptions).flatMap((pair) =>
      pair.startsWith(`${room} `) ? pair.split(' ')[1] : [],
    )
    return never(
      `${room}-is-below`,
      { path: among([room]), pathNot: [test, fixture] },
      { path: feature, pathNot: among([...layers.slice(0, at + 1), ...allowed]) },
      'A room imports only from rooms in lower layers, types too (features/layers.mjs).',
    )
  }),
  never(
    'nothing-is-above-the-top',
    { path: feature, pathNot: [test, fixture, among(layers)] },
    { path: feature, pathNot: `^features/($1|${layers.join('|')})/` },
    'A room that others import has a layer (features/layers.mjs).',
  ),
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    never(
      'no-cycles',
      { pathNot: test },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'A cycle means that two files are one.',
    ),
    never('spec-imports-nothing', { path: '^spec/', pathNot: test }, { pathNot: '^spec/' }),
    never(
      'schemas-are-pure',
      { path: '^schema/', pathNot: test },
      { path: '^(lib|db|ui|features|web|catalog|demo)/' },
      'schema/ is shared by server and browser.',
    ),
    never(
      'lib-knows-no-domain',
      { path: '^lib/', pathNot: `${test}|^lib/pages\\.ts$` },
      { path: '^(features|ui|web|demo|bench)/', pathNot: '^ui/icon-paths\\.ts$' },
    ),
    never(
      'lib-names-icons-only-as-a-type',
      { path: '^lib/', pathNot: test },
      { path: '^ui/icon-paths\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'ui-knows-no-domain',
      { path: '^ui/', pathNot: test },
      { path: '^(lib|db|features|web|catalog|demo)/' },
    ),
    never(
      'web-is-for-browsers',
      { path: '^web/', pathNot: test },
      { path: '^(lib|db|catalog|demo)/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'server-files-have-no-react',
      { path: `${feature}.*\\.ts$`, pathNot: [test, '/widgets\\.ts$'] },
      { path: '\\.tsx$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'features-enter-by-the-door',
      { path: feature, pathNot: [test, fixture] },
      {
        path: feature,
        pathNot: [
          '^features/$1/',
          '^features/[^/]+/(index|widgets|schema|list|answers)\\.ts$',
          // A part that is wanted without the rest, which would be loaded along.
          '^features/[^/]+/[^/]+/widgets\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
      'Other features are entered through index.ts (server), widgets.ts (browser) or their pure schema.ts, list.ts and answers.ts.',
    ),
    ...layerRules,
    never(
      'schemas-run-in-the-browser',
      { path: '^features/[^/]+/((schema|list|messages)\\.ts$|model/)', pathNot: test },
      {
        path: '^(lib|db|features|catalog)/',
        pathNot: '^features/.+/(schema|list|messages)\\.ts$|^features/[^/]+/model/',
        dependencyTypesNot: ['type-only'],
      },
      'schema.ts, list.ts and what stands in model/ are pure rules: the browser runs them too.',
    ),
    never(
      'pages-have-no-server',
      { path: `${feature}.*\\.tsx$`, pathNot: test },
      {
        path: '^(lib|db|catalog)/|^features/.*\\.ts$',
        pathNot: '/(schema|list|messages|widgets|query|use-[^/]+)\\.ts$|/model/[^/]+\\.ts$|^features/editor/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never('one-door-to-inertia', { pathNot: '^(web/|ui/nav\\.ts$)' }, { path: 'node_modules/@inertiajs' }),
    never('no-unresolved', {}, { couldNotResolve: true }),
    never(
      'no-dev-packages',
      { path: '^(lib|features|ui|spec|db|web|catalog)/|^(app|server|config)\\.ts$', pathNot: test },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|node_modules)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
