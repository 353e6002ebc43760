import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { DashboardType } from '#spec/lists.ts'
import type { Order } from './order.ts'

/** Whose dashboard, of which site. */
export type Dashboard = { userId: string; siteId: string; type: DashboardType }

/** How a person arranged a dashboard. `order` null: the modules are where staff put them. */
export type Arrangement = { order: Order | null; collapsed: string[] }

const rowOf = (db: Db, { userId, siteId, type }: Dashboard) =>
  db
    .selectFrom('dashboard_arrangements')
    .select(['left_modules', 'right_modules', 'collapsed'])
    .where('user_id', '=', userId)
    .where('theme_id', '=', siteId)
    .where('dashboard_type', '=', type)

type Row = { left_modules: string[] | null; right_modules: string[] | null; collapsed: string[] }

const orderIn = ({ left_modules: left, right_modules: right }: Row): Order | null =>
  left && right ? { left, right } : null

export async function arrangementOf(db: Db, dashboard: Dashboard): Promise<Arrangement> {
  const row = await rowOf(db, dashboard).executeTakeFirst()
  return row ? { order: orderIn(row), collapsed: row.collapsed } : { order: null, collapsed: [] }
}

/** Moves of several tabs and devices follow one another: each begins with the order that the one before left. */
export async function rearrange(
  db: Db,
  dashboard: Dashboard,
  arrange: (order: Order | null) => Order,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await begin(trx, dashboard)
    const row = await rowOf(trx, dashboard).forUpdate().executeTakeFirstOrThrow()
    await put(trx, dashboard, arrange(orderIn(row)))
  })
}

/** The modules are where staff put them again. */
export const restoreOrder = (db: Db, dashboard: Dashboard) => put(db, dashboard, null)

export async function collapse(db: Db, dashboard: Dashboard, module: string): Promise<void> {
  await begin(db, dashboard)
  await update(db, dashboard)
    .set({ collapsed: sql`array_append(array_remove(collapsed, ${module}::uuid), ${module}::uuid)` })
    .execute()
}

export async function expand(db: Db, dashboard: Dashboard, module: string): Promise<void> {
  await update(db, dashboard)
    .set({ collapsed: sql`array_remove(collapsed, ${module}::uuid)` })
    .execute()
}

/** An order from before arrangements were the person's; one that is there is not replaced. */
export async function adopt(db: Db, dashboard: Dashboard, order: Order): Promise<void> {
  await begin(db, dashboard)
  await update(db, dashboard).set(columnsOf(order)).where('left_modules', 'is', null).execute()
}

const begin = (db: Db, { userId, siteId, type }: Dashboard) =>
  db
    .insertInto('dashboard_arrangements')
    .values({ user_id: userId, theme_id: siteId, dashboard_type: type })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const put = (db: Db, dashboard: Dashboard, order: Order | null) =>
  update(db, dashboard).set(columnsOf(order)).execute()

const columnsOf = (order: Order | null) => ({
  left_modules: order?.left ?? null,
  right_modules: order?.right ?? null,
})

const update = (db: Db, { userId, siteId, type }: Dashboard) =>
  db
    .updateTable('dashboard_arrangements')
    .set({ updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('theme_id', '=', siteId)
    .where('dashboard_type', '=', type)
