import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Why there can be none here; null: there can. */
export const opensslMissing = (): string | null =>
  spawnSync('openssl', ['version']).error ? 'openssl is not installed: apt-get install openssl' : null

/** A certificate authority of one's own, in the form that SEARCH_CA takes. */
export async function authority() {
  const folder = await mkdtemp(join(tmpdir(), 'muster-ca-'))
  const at = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore', cwd: folder })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl('req', '-x509', ...key, '-days', '2', '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Own CA')
  return {
    file: at('ca.pem'),
    async signed() {
      const names = ['-subj', '/CN=search', '-addext', 'subjectAltName=IP:127.0.0.1']
      openssl('req', ...key, '-keyout', 'node.key', '-out', 'node.csr', ...names)
      const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-copy_extensions', 'copy']
      openssl('x509', '-req', '-in', 'node.csr', ...by, '-days', '2', '-out', 'node.pem')
      return { key: await readFile(at('node.key')), cert: await readFile(at('node.pem')) }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Before a node, as its own security has it: TLS, and nobody without one of these words. It says when it has too much to do. */
export async function guardedNode(
  node: string,
  certificate: { key: Buffer; cert: Buffer },
  allowed: string[],
) {
  const guard = { busyFor: 0, seen: new Set<string>(), url: '', close: async () => {} }
  const server = createServer(certificate, async (incoming, response) => {
    const { authorization = '' } = incoming.headers
    guard.seen.add(authorization)
    const answer = (status: number, type: string) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status, error: { type, reason: type } }))
    if (!allowed.includes(authorization)) {
      incoming.resume()
      return void answer(401, 'security_exception')
    }
    if (incoming.url?.startsWith('/_bulk') && guard.busyFor > 0) {
      guard.busyFor--
      incoming.resume()
      return void answer(429, 'rejected_execution_exception')
    }
    const { hostname, port } = new URL(node)
    const { host: _, authorization: __, ...headers } = incoming.headers
    const forwarded = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers },
      (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(response)
      },
    )
    forwarded.on('error', () => response.destroy())
    incoming.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  guard.url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  guard.close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return guard
}
