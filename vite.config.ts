import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Two builds: the browser's (dist/client) and, with --ssr, the server's renderer (dist/server).
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  base: '/assets/',
  publicDir: false,
  // Inertia brings a client for validating forms as they are typed; ours are validated by their own schema.
  resolve: {
    alias: { 'laravel-precognition': fileURLToPath(new URL('web/no-precognition.ts', import.meta.url)) },
  },
  build: {
    target: 'es2022',
    // Browsers that know light-dark(): what stands in for it elsewhere does not follow a color-scheme within the page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    assetsDir: '',
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: { input: isSsrBuild ? 'web/render.tsx' : 'web/client.tsx' },
  },
  // The renderer holds React's production build, whatever NODE_ENV says when it runs.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: { noExternal: true },
}))
