// The rules between the rooms (architecture, section 4).
const feature = '^features/([^/]+)/'
const test = '\\.test\\.tsx?$'

const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

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
      'lib-knows-no-domain',
      { path: '^lib/', pathNot: `${test}|^lib/pages\\.ts$` },
      { path: '^(features|ui|web|demo|bench)/', dependencyTypesNot: ['type-only'] },
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
      { path: feature, pathNot: test },
      {
        path: feature,
        pathNot: ['^features/$1/', '^features/[^/]+/(index|widgets|schema|list)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
      'Other features are entered through index.ts (server), widgets.ts (browser) or their pure schema.ts and list.ts.',
    ),
    never(
      'schemas-run-in-the-browser',
      { path: '^features/[^/]+/((schema|list)\\.ts$|model/)', pathNot: test },
      {
        path: '^(lib|db|features|catalog)/',
        pathNot: '^features/.+/schema\\.ts$|^features/[^/]+/model/|^features/content/[^/]+/list\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
      'schema.ts, list.ts and what stands in model/ are pure rules: the browser runs them too.',
    ),
    never(
      'pages-have-no-server',
      { path: `${feature}.*\\.tsx$`, pathNot: test },
      {
        path: '^(lib|db|catalog)/|^features/.*\\.ts$',
        pathNot: '/(schema|list|widgets|query)\\.ts$|/model/[^/]+\\.ts$|^features/editor/',
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
