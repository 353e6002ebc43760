import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'

export type Bundle = { script: string; css: string }

/** A file of ours as one script that makes its exports a global of this name: for what no page shows by itself. */
export async function bundled(file: URL, name: string): Promise<Bundle> {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'error',
    // Vitest is no production.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(file), formats: ['iife'], name, fileName: name },
      rollupOptions: { output: { codeSplitting: false } },
    },
  })) as [Rolldown.RolldownOutput]
  const style = output.find((each) => each.type === 'asset' && each.fileName.endsWith('.css'))
  return { script: output[0].code, css: style?.type === 'asset' ? String(style.source) : '' }
}

/** Puts a bundle into a page as if the server had sent it: the page's own policy holds. */
export async function addBundle(page: Page, { script, css }: Bundle): Promise<void> {
  const parts = [
    ['**/bundle.js', 'text/javascript', script],
    ['**/bundle.css', 'text/css', css],
  ] as const
  for (const [url, contentType, body] of parts)
    await page.route(url, (route) => route.fulfill({ contentType, body }))
  if (css) await page.addStyleTag({ url: '/bundle.css' })
  await page.addScriptTag({ url: '/bundle.js' })
}
