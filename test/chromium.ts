import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserServer, chromium } from 'playwright-core'

const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const alone = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/**
 * One Chromium for the whole run, launched when the first test wants it: its address answers with where to connect.
 * It ends with this process, however that ends, because Playwright talks to it through a pipe.
 */
export async function offerChromium(): Promise<{ url: string; close(): Promise<void> }> {
  let launched: Promise<BrowserServer> | undefined
  const server = createServer(async (_, response) => {
    launched ??= chromium.launchServer({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...quiet, ...alone],
    })
    const endpoint = launched.then(
      (browser) => browser.wsEndpoint(),
      (error: Error) => error.message,
    )
    response.end(await endpoint)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      await (await launched?.catch(() => null))?.close()
    },
  }
}
