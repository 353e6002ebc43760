import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/** A file of ours as one script that makes its exports a global of this name: for what no page shows by itself. */
export async function bundled(file: URL, name: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: fileURLToPath(file), formats: ['iife'], name, fileName: name } },
  })) as Rolldown.RolldownOutput[]
  return built[0]!.output[0].code
}
