import { tokenOwner } from '#lib/user-tokens.ts'
import type { App, Tools } from '#lib/web.ts'
import { signInAttempts } from '#spec/limits.ts'
import { signInMessages } from '#spec/messages.ts'
import { confirmNewAddress, stopAddressChange } from './address-changed.ts'
import { Link } from './schema.ts'

const schema = { querystring: Link }
const config = { can: 'public', form: true } as const
const limited = { can: 'public', limit: { ...signInAttempts.address, by: 'address' } } as const

/** Where the mails about an address that staff entered lead. Opening a link changes nothing: mail programs open them, too. */
export async function addressLinkRoutes(app: App, { db }: Tools) {
  for (const [url, purpose] of [
    ['/user/new-address', 'new-address'],
    ['/user/address-stop', 'address-stop'],
  ] as const)
    app.get(url, { schema, config }, async ({ query }, reply) => {
      const owner = await tokenOwner(db, query.token ?? '', purpose)
      return reply
        .header('referrer-policy', 'same-origin')
        .page('sign-in/address-link', { purpose, email: owner?.email ?? null })
    })

  app.post('/user/new-address', { schema, config: limited }, async (request, reply) => {
    const isFirst = await confirmNewAddress(db, request, request.query.token ?? '')
    const message = isFirst ? signInMessages.addressConfirmedFirst : signInMessages.addressConfirmed
    return reply.done({ to: isFirst ? '/forgot' : '/user/login', message })
  })

  app.post('/user/address-stop', { schema, config: limited }, async (request, reply) => {
    const isBack = await stopAddressChange(db, request, request.query.token ?? '')
    const message = isBack ? signInMessages.addressRestored : signInMessages.addressStopped
    return reply.done({ to: isBack ? '/forgot' : '/user/login', message })
  })
}
