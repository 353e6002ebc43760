// Writes of people about their own account.
import { sql } from 'kysely'
import { newId } from '#lib/ids.ts'
import { hashPassword } from '#lib/password.ts'
import { beginSession } from '#lib/session.ts'
import { pdfOf } from '../pdf.ts'
import { clientAt } from './client.ts'
import { entriesOf, type Make, mailsTo, of, onceOrMore, tasksOf } from './effects.ts'
import { newPerson, type Scene } from './scene.ts'

const password = 'orange ladder 42 rivers'

/** Somebody in the middle of signing up. */
async function newcomer(origin: string) {
  const client = await clientAt(origin)
  const email = `noor.${newId()}@example.org`
  const name = { firstName: 'Noor', lastName: 'Haddad', zip: '23510', email }
  const first = async () =>
    client.send('POST', '/user/signup', {
      ...{ step: '1', ...name, password, password_confirm: password },
      captcha: await client.captcha(),
    })
  const last = () =>
    client.send('POST', '/user/signup', { step: '2', phone: '757-555-0142', agreement: 'true' })
  return { email, first, last }
}

const draftsOf = ({ db }: Scene, email: string) =>
  db
    .selectFrom('sign_ups')
    .select(['key_hash', 'step'])
    .where(sql<boolean>`typed ->> 'email' = ${email}`)
    .execute()

async function withPassword({ db }: Scene, id: string) {
  const password_hash = await hashPassword(password)
  await db
    .updateTable('users')
    .set({ password_hash, activated_at: new Date() })
    .where('id', '=', id)
    .execute()
  return password_hash
}

export const accountWrites: Record<string, Make> = {
  async 'a sign-up is begun'(scene, origin) {
    const { email, first } = await newcomer(origin)
    // Killed before its cookie arrived, a draft is nobody's: the next try begins another, and the first one runs out.
    const drafts = async () => ((await draftsOf(scene, email)).length > 0 ? 1 : 0)
    return { send: first, effects: async () => ({ drafts: await drafts() }) }
  },

  async 'a sign-up is completed'(scene, origin) {
    const { email, first, last } = await newcomer(origin)
    await first()
    return {
      send: last,
      effects: async () => {
        const [draft] = (await draftsOf(scene, email)).filter(({ step }) => step === 3)
        const key = draft?.key_hash.toString('base64url')
        return {
          drafts: draft ? 1 : 0,
          tasks: key ? await tasksOf(scene, 'signUp.complete', '{key}', key) : 0,
        }
      },
    }
  },

  async 'a password is changed'(scene, origin) {
    const grace = await newPerson(scene)
    const before = await withPassword(scene, grace.id)
    const client = await clientAt(origin, grace.session)
    const another = 'purple window 17 harbors'
    return {
      send: () =>
        client.send('POST', '/account/password', {
          ...{ current: password, password: another, password_confirm: another },
        }),
      effects: async () => ({
        passwords: await of(
          scene.db
            .selectFrom('users')
            .select('id')
            .where('id', '=', grace.id)
            .where('password_hash', '!=', before),
        ),
        mails: await mailsTo(scene, grace.email),
        entries: await entriesOf(scene, 'password.change', grace.id),
      }),
    }
  },

  async 'other sessions are ended'(scene, origin) {
    const grace = await newPerson(scene)
    await beginSession(scene.db, grace.id)
    const client = await clientAt(origin, grace.session)
    const sessions = scene.db.selectFrom('sessions').select('id').where('user_id', '=', grace.id)
    return {
      send: () => client.send('POST', '/account/sessions/end', { which: 'others' }),
      effects: async () => ({
        ended: 2 - (await of(sessions)),
        entries: onceOrMore(await entriesOf(scene, 'session.end-all', grace.id)),
      }),
    }
  },

  async 'an account is deleted'(scene, origin) {
    const grace = await newPerson(scene)
    await withPassword(scene, grace.id)
    const client = await clientAt(origin, grace.session)
    return {
      send: () => client.send('POST', '/account/delete', { current: password, confirm: 'delete' }),
      effects: async () => ({
        deletions: 1 - (await of(scene.db.selectFrom('users').select('id').where('id', '=', grace.id))),
        mails: await tasksOf(scene, 'signIn.mailDeletion', '{to,email}', grace.email),
        entries: await entriesOf(scene, 'user.delete', grace.id),
      }),
    }
  },

  async 'a DD214 is uploaded'(scene, origin) {
    const grace = await newPerson(scene)
    const client = await clientAt(origin, grace.session)
    const files = scene.db.selectFrom('files').select('id').where('owner_id', '=', grace.id)
    const form = () => {
      const fields = new FormData()
      fields.append('dd214', new Blob([new Uint8Array(pdfOf())], { type: 'application/pdf' }), 'Kim.pdf')
      return fields
    }
    return {
      send: () => client.send('POST', `/profile/${grace.id}/edit/files`, form()),
      effects: async () => ({
        files: await of(files),
        profiles: await of(
          scene.db
            .selectFrom('profiles')
            .select('user_id')
            .where('user_id', '=', grace.id)
            .where('dd214_file_id', 'in', files),
        ),
        entries: onceOrMore(await entriesOf(scene, 'dd214.upload', grace.id)),
      }),
    }
  },
}
