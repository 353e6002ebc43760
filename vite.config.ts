import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// Two builds: the browser's (dist/client) and, with --ssr, the server's renderer (dist/server); bin/build.ts says where to.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), inertiaInParts, ...(isSsrBuild ? [] : [zodWithoutJsonSchema])],
  base: '/assets/',
  publicDir: false,
  resolve: {
    alias: {
      // Inertia brings a client for validating forms as they are typed; ours are validated by their own schema.
      'laravel-precognition': ours('no-precognition'),
      // Browsers know the names of colors; the server's renderer has the list.
      ...(!isSsrBuild && { 'colord/plugins/names': ours('named-colors') }),
    },
  },
  build: {
    target: 'es2022',
    // Browsers that know light-dark(): its fallback does not follow a color-scheme within the page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    emptyOutDir: true,
    assetsDir: '',
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: isSsrBuild
      ? { input: 'web/render.tsx' }
      : { input: 'web/client.tsx', output: { codeSplitting: { groups: sharedChunks } } },
  },
  // The renderer holds React's production build, whatever NODE_ENV says when it runs.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: { noExternal: true },
}))

const ours = (name: string) => fileURLToPath(new URL(`web/${name}.ts`, import.meta.url))

/**
 * Inertia's client is one file that names its components (`Form.displayName = …`), which keeps those that nobody
 * imports: a tenth of a visitor's script. Without the names, only what is used stays.
 */
const inertiaInParts: Plugin = {
  name: 'inertia-in-parts',
  transform: {
    filter: { id: /@inertiajs\/react\/dist\/index\.js$/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/= (?=(forwardRef|createContext)\d?\()/g, '= /* @__PURE__ */ '),
      map: null,
    }),
  },
}

/** Zod's schemas know how to describe themselves as JSON Schema, a fifth of its script. Only the server asks for that. */
const zodWithoutJsonSchema: Plugin = {
  name: 'zod-without-json-schema',
  transform: {
    filter: { id: /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
    handler: (code) => ({
      code: code
        .matchAll(/^export (?:const |function |\{ \w+ as )(\w+)/gm)
        .map(([, name]) => `export const ${name} = () => () => {}`)
        .toArray()
        .join('\n'),
      map: null,
    }),
  },
}

/** The style sheets of these names: a request for a few lines takes longer than they do. */
const sheetsOf = (paths: string) => new RegExp(`/(${paths.trim().split(/\s+/).join('|')})\\.module\\.css$`)

/** The files of these names, whatever their endings. */
const filesOf = (folder: string, names: string) =>
  new RegExp(`/${folder}/(${names.trim().split(/\s+/).join('|')})\\.[^/]+$`)

const either = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))

/**
 * What many pages load goes in one file each, script and style: that packs tighter than thirty, and a page waits for
 * few style sheets. What does not change with our own code is a separate chunk, so that browsers keep it from one release to
 * the next.
 */
const sharedChunks = [
  {
    name: 'ground',
    test: /node_modules\/(@inertiajs|es-toolkit|react|react-dom|scheduler)\/|rolldown.runtime/,
  },
  {
    name: 'controls',
    test: either(
      filesOf(
        '(?:ui|web)',
        `alert badge base button card choice class-names control field figure fonts form
        html-text icon icon-paths layout link logo nav page progress select shell submit-button tabs text
        text-input toast tokens visually-hidden`,
      ),
      sheetsOf('ui/(?:disclosure|empty-state|pagination) features/content/quiet features/pages/edit-corner'),
    ),
  },
  // Home pages need no other lists.
  { name: 'lists-of-jobs', test: filesOf('spec', 'lists-of-jobs') },
  { name: 'lists', test: filesOf('spec', 'lists') },
  // The style sheets of home pages: each is small, and a page would wait for a dozen of them.
  {
    name: 'sections',
    test: /\/(features\/(sections|home|rss|learning-cards\/training-card|fundraisers\/(fundraiser-grid|goal-bar))|ui\/table)[^?]*\.module\.css/,
  },
  {
    name: 'jobs',
    test: either(
      filesOf(
        'features/(?:job-cards|job-search/screen)',
        `favorite fit-reasons hiring job-card job-facts job-grid job-scoring marked mos-fields mos-matched
        mos-search search-fields`,
      ),
      sheetsOf('features/job-search/screen/(?:back-to-search|filter-list) features/jobs/similar-jobs'),
    ),
  },
].map((group, at, groups) => ({ ...group, priority: groups.length - at }))
