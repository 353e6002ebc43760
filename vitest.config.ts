import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    globalSetup: 'test/global-setup.ts',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'dist', 'data'],
    pool: 'threads',
    // Files that share a worker share its modules: the application is loaded twice, not two hundred times.
    isolate: false,
    unstubGlobals: true,
    maxWorkers: 2,
    // Everything takes longer on a busy machine; no test asserts time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
