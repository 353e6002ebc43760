// Writes of people without an account.
import { sql } from 'kysely'
import { newId } from '#lib/ids.ts'
import { clientAt } from './client.ts'
import { type Make, of } from './effects.ts'

export const visitorWrites: Record<string, Make> = {
  async 'a gift is given'(scene, origin) {
    const client = await clientAt(origin)
    const [email, key] = [`denise.${newId()}@example.org`, newId()]
    const gift = {
      ...{ firstName: 'Denise', lastName: 'Okafor', phone: '(717) 555-0142', address: '12 Front Street' },
      ...{ city: 'Harrisburg', state: 'PA', amount: 25, tip: 3.75, coverCosts: true },
      ...{ demoCard: '4242424242424242', email, key },
    }
    const given = sql<boolean>`donor ->> 'email' = ${email}`
    return {
      send: async () => client.send('POST', '/donations', { ...gift, captcha: await client.captcha() }),
      effects: async () => ({
        gifts: await of(
          scene.db.selectFrom('donations').select('id').where(given).where('state', '=', 'succeeded'),
        ),
        lines: await of(
          scene.db
            .selectFrom('ledger_entries as l')
            .innerJoin('donations as d', 'd.id', 'l.donation_id')
            .select('l.id')
            .where(given)
            .where('part', '=', 'gift'),
        ),
        receipts: await of(
          scene.db
            .selectFrom('receipts_due as r')
            .innerJoin('donations as d', 'd.id', 'r.donation_id')
            .select('r.donation_id')
            .where(given),
        ),
      }),
    }
  },

  async 'a comment is written'(scene, origin) {
    const client = await clientAt(origin)
    const email = `dale.${newId()}@example.org`
    return {
      send: async () =>
        client.send('POST', '/comments', {
          name: 'Dale',
          email,
          message: 'Thank you.',
          captcha: await client.captcha(),
        }),
      effects: async () => ({
        comments: await of(scene.db.selectFrom('comments').select('id').where('email', '=', email)),
      }),
    }
  },

  async 'a message is written'(scene, origin) {
    const client = await clientAt(origin)
    const message = `How do I begin? ${newId()}`
    return {
      send: async () =>
        client.send('POST', '/contact', {
          name: 'Grace Hopper',
          email: 'grace@example.org',
          message,
          captcha: await client.captcha(),
        }),
      effects: async () => ({
        mails: await of(scene.db.selectFrom('mails').select('id').where('text_body', 'like', `%${message}%`)),
      }),
    }
  },
}
