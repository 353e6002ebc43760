import { blockedAmong } from '#features/connections/index.ts'
import { ownModules } from '#features/module-audience/index.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { chatMessages } from './messages.ts'
import type { ChatPage } from './schema.ts'

type Viewer = NonNullable<Person>

/**
 * The manager of a module on one of the viewer's dashboards, and the module's first words, which are written but not sent
 * (document 2, section 3: associatedManager, defaultChatMessage).
 * @throws Problem 404 for a module that this person does not see, and for one without anybody to write to
 */
export async function moduleChat(
  db: Db,
  viewer: Viewer,
  siteId: string,
  moduleId: string,
): Promise<NonNullable<ChatPage['to']>> {
  const module = (await ownModules(db, siteId, viewer)).find(({ id }) => id === moduleId)
  const manager = module?.associated_manager && (await activePerson(db, viewer, module.associated_manager))
  if (!module || !manager) throw notFound(chatMessages.noModule)
  return { ...manager, draft: module.default_chat_message, isStranger: false, fromModule: moduleId }
}

/** The module's first words; none where the viewer does not see it. */
export const wordsOfModule = async (db: Db, viewer: Viewer, siteId: string, moduleId: string) =>
  (await ownModules(db, siteId, viewer)).find(({ id }) => id === moduleId)?.default_chat_message ?? ''

/** Somebody else with an account in use; no block is between them. */
async function activePerson(db: Db, viewer: Viewer, id: string) {
  const found = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', id)
    .where('id', '!=', viewer.id)
    .where('disabled_at', 'is', null)
    .where('activated_at', 'is not', null)
    .executeTakeFirst()
  if (!found || (await blockedAmong(db, viewer.id, [id])).size) return null
  return { id, name: `${found.first_name} ${found.last_name}` }
}
