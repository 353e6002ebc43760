// Writes of staff.

import { addFeed } from '#features/feeds/index.ts'
import { addEmployer } from '#features/jobs/job.fixture.ts'
import { newId } from '#lib/ids.ts'
import { clientAt } from './client.ts'
import { entriesOf, type Make, of, onceOrMore, tasksOf } from './effects.ts'
import { newPerson, type Scene } from './scene.ts'

const adminAt = async (scene: Scene, origin: string) =>
  clientAt(origin, (await newPerson(scene, 'Admin')).session)

const activated = ({ db }: Scene, id: string) =>
  db.updateTable('users').set({ activated_at: new Date() }).where('id', '=', id).execute()

/** A red dot. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
)

export const staffWrites: Record<string, Make> = {
  async 'a page is made'(scene, origin) {
    const client = await adminAt(scene, origin)
    const route = `/notes-${newId()}`
    const document = {
      schemaVersion: 1,
      containers: [{ id: 'k', title: 'Notes', style: 'grid', columns: [] }],
    }
    const pages = scene.db.selectFrom('pages').select('id').where('route', '=', route)
    return {
      send: () =>
        client.send('POST', `/admin/themes/${scene.theme}/pages`, {
          ...{ name: 'Notes', description: 'What we note.', route, document },
        }),
      effects: async () => {
        const [page] = await pages.execute()
        return {
          pages: await of(pages),
          revisions: await of(
            scene.db.selectFrom('page_revisions').select('page_id').where('page_id', 'in', pages),
          ),
          entries: page ? await entriesOf(scene, 'page.create', page.id) : 0,
        }
      },
    }
  },

  async 'a picture is added'(scene, origin) {
    const client = await adminAt(scene, origin)
    const alt = `A boat, ${newId()}`
    const form = () => {
      const fields = new FormData()
      fields.append('alt', alt)
      fields.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'boat.png')
      return fields
    }
    const pictures = scene.db.selectFrom('pictures').select('file_id').where('alt', '=', alt)
    return {
      send: () => client.send('POST', `/admin/themes/${scene.theme}/pictures`, form()),
      effects: async () => ({
        // Two pictures may look the same.
        pictures: onceOrMore(
          await of(pictures),
          await of(scene.db.selectFrom('files').select('id').where('id', 'in', pictures)),
          await of(
            scene.db
              .selectFrom('audit_entries')
              .select('id')
              .where('action', '=', 'picture.add')
              .where('subject_id', 'in', pictures),
          ),
        ),
      }),
    }
  },

  async 'the feeds of an employer are set'(scene, origin) {
    const client = await adminAt(scene, origin)
    const employer = await addEmployer(scene.db, `Harbor Works ${newId()}`)
    const feeds = scene.db.selectFrom('feeds').select('id').where('employer_id', '=', employer)
    const url = `https://jobs.example.org/${newId()}.xml`
    return {
      send: () => client.send('PUT', `/admin/employers/feedImport/${employer}`, { feeds: [url] }),
      effects: async () => {
        const [feed] = await feeds.execute()
        return {
          feeds: await of(feeds),
          entries: feed ? await entriesOf(scene, 'feed.add', feed.id) : 0,
        }
      },
    }
  },

  async 'a feed is run by hand'(scene, origin) {
    const client = await adminAt(scene, origin)
    const employer = await addEmployer(scene.db, `Harbor Works ${newId()}`)
    const id = await addFeed(scene.db, employer, `https://jobs.example.org/${newId()}.xml`)
    return {
      send: () => client.send('POST', '/admin/feeds/run', { id }),
      effects: async () => ({
        runs: await tasksOf(scene, 'runFeed', '{feed}', id),
        entries: onceOrMore(await entriesOf(scene, 'feed.run', id)),
      }),
    }
  },

  async 'staff signs a person out'(scene, origin) {
    const [client, grace] = [await adminAt(scene, origin), await newPerson(scene)]
    const sessions = scene.db.selectFrom('sessions').select('id').where('user_id', '=', grace.id)
    return {
      send: () => client.send('POST', `/admin/users/${grace.id}/logout`),
      effects: async () => ({
        ended: 1 - (await of(sessions)),
        entries: onceOrMore(await entriesOf(scene, 'user.logout', grace.id)),
      }),
    }
  },

  async 'staff sends a password link'(scene, origin) {
    const [client, grace] = [await adminAt(scene, origin), await newPerson(scene)]
    await activated(scene, grace.id)
    return {
      send: () => client.send('POST', `/admin/users/${grace.id}/password-reset`),
      effects: async () => ({
        links: onceOrMore(
          await tasksOf(scene, 'signIn.reset', '{email}', grace.email),
          await entriesOf(scene, 'user.reset-password', grace.id),
        ),
      }),
    }
  },

  async 'staff switches to an account'(scene, origin) {
    const [ana, grace] = [await newPerson(scene, 'Admin'), await newPerson(scene)]
    await activated(scene, grace.id)
    const client = await clientAt(origin, ana.session)
    return {
      send: () => client.send('POST', `/admin/account-switch/${grace.id}`),
      effects: async () => ({
        sessions: await of(scene.db.selectFrom('sessions').select('id').where('actor_id', '=', ana.id)),
        mails: await tasksOf(scene, 'accountSwitch.tell', '{userId}', grace.id),
        entries: await entriesOf(scene, 'account.switch', grace.id),
      }),
    }
  },
}
