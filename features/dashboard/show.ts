import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { ModuleRow } from '#features/module-audience/index.ts'
import { sharingReads } from '#lib/shared-reads.ts'
import { may } from '#spec/access.ts'
import { dashboardMessages } from './messages.ts'
import type { ModuleState, ShownModule } from './schema.ts'
import { moduleTypeOf } from './types/list.ts'
import { type Asking, ModuleFault } from './types/model.ts'

const { noAnswer } = dashboardMessages

/** A page waits this long for its modules; those that are not ready are asked for on their own. */
const patienceMs = 400

/**
 * The modules with what they show. One that fails or is slow holds up none of the others; null data leaves one out. Those that are
 * folded to their heads are not asked.
 */
export async function showModules(
  asking: Asking,
  rows: ModuleRow[],
  collapsed: readonly string[],
  log: FastifyBaseLogger,
): Promise<ShownModule[]> {
  const late = new AbortController()
  const tooLate = wait(patienceMs, { state: 'loading' } as const, { signal: late.signal }).catch(
    () => ({ state: 'loading' }) as const,
  )
  const shown = await sharingReads(() =>
    Promise.all(
      rows.map(async (row) =>
        collapsed.includes(row.id)
          ? shownOf(asking, row, { state: 'loading' }, true)
          : shownOf(asking, row, await Promise.race([stateOf(asking, row, log), tooLate])),
      ),
    ),
  )
  late.abort()
  return shown.filter((one) => one !== null)
}

/** One module, however long it takes. */
export const showModule = async (
  asking: Asking,
  row: ModuleRow,
  log: FastifyBaseLogger,
): Promise<ShownModule | null> => shownOf(asking, row, await stateOf(asking, row, log))

async function stateOf(asking: Asking, row: ModuleRow, log: FastifyBaseLogger): Promise<ModuleState | null> {
  const type = moduleTypeOf(row.type)
  if (!type) return null
  try {
    const data = await type.load(asking, type.options.parse(row.options))
    return data === null ? null : { state: 'ready', data }
  } catch (error) {
    log.warn({ err: error, module: row.id, type: row.type }, 'a dashboard module failed')
    return { state: 'failed', message: error instanceof ModuleFault ? error.message : noAnswer }
  }
}

function shownOf(
  { site, viewer }: Asking,
  row: ModuleRow,
  state: ModuleState | null,
  isCollapsed = false,
): ShownModule | null {
  if (!state) return null
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    image: row.image,
    side: row.side as ShownModule['side'],
    openInNewTab: row.open_in_new_tab,
    chat:
      site.applications.chat && may(viewer, 'chat.use') && row.associated_manager
        ? {
            label: row.chat_button_text || 'Start a chat',
            with: `${row.manager_first} ${row.manager_last}`,
          }
        : null,
    isCollapsed,
    ...state,
  }
}
