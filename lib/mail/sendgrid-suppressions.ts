import { callSendGrid } from './sendgrid-call.ts'
import type { SendGridAccount } from './settings.ts'
import { DeliveryError } from './transport.ts'

/** A SendGrid suppression list that contains an address. */
export type SendGridSuppression = { list: string; detail: string; since: Date | null }

type Listed = { created?: number; reason?: string }
type Groups = { suppressions?: { id: number; name: string; suppressed: boolean }[] }

const lists = {
  bounces: 'Bounces',
  blocks: 'Blocks',
  spam_reports: 'Spam Reports',
  invalid_emails: 'Invalid Emails',
} as const

/** All SendGrid lists that suppress an address. @throws DeliveryError when SendGrid does not answer */
export async function suppressionsAtSendGrid(
  account: SendGridAccount,
  address: string,
): Promise<SendGridSuppression[]> {
  const email = encodeURIComponent(address)
  const listed = Object.entries(lists).map(async ([path, list]) => {
    const found = await getFrom<Listed[]>(account, `/v3/suppression/${path}/${email}`)
    return (found ?? []).map(({ created, reason = '' }) => ({ list, detail: reason, since: at(created) }))
  })
  const unsubscribed = getFrom<{ recipient_email?: string }>(
    account,
    `/v3/asm/suppressions/global/${email}`,
  ).then((found) =>
    found?.recipient_email ? [{ list: 'Global Unsubscribes', detail: '', since: null }] : [],
  )
  const groups = groupsOf(account, email).then((found) =>
    found.map(({ name }) => ({ list: `Unsubscribe Group ${name}`, detail: '', since: null })),
  )
  return (await Promise.all([...listed, unsubscribed, groups])).flat()
}

/** Removes an address from all SendGrid lists. @throws DeliveryError when SendGrid refuses */
export async function clearAtSendGrid(account: SendGridAccount, address: string): Promise<void> {
  const email = encodeURIComponent(address)
  const groups = await groupsOf(account, email)
  await Promise.all(
    [
      ...Object.keys(lists).map((path) => `/v3/suppression/${path}/${email}`),
      `/v3/asm/suppressions/global/${email}`,
      ...groups.map(({ id }) => `/v3/asm/groups/${id}/suppressions/${email}`),
    ].map((path) => call(account, 'DELETE', path)),
  )
}

async function groupsOf(account: SendGridAccount, email: string) {
  const found = await getFrom<Groups>(account, `/v3/asm/suppressions/${email}`)
  return (found?.suppressions ?? []).filter((group) => group.suppressed)
}

const getFrom = async <Answer>(account: SendGridAccount, path: string) =>
  (await call(account, 'GET', path)) as Answer | null

/** Some lists answer 404 for an address that is not on them. */
async function call(account: SendGridAccount, method: 'GET' | 'DELETE', path: string): Promise<unknown> {
  const { status, json, problem } = await callSendGrid(account, method, path, { timeoutMs: 10_000 })
  if (status === 404) return null
  if (status >= 200 && status < 300) return json
  throw new DeliveryError(`SendGrid answered ${status}: ${problem}`)
}

const at = (seconds: number | undefined) => (seconds ? new Date(seconds * 1000) : null)
