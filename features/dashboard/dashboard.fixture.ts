import { afterAll, beforeAll } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { addModule } from './index.ts'
import { type Dashboard, ModuleForm, type OneModule } from './schema.ts'

/** A site with an employer, whose jobs are one of a nurse and five of guards. */
export let app: TestApp
export let harbor: string
export let site: string

export function openSite(): void {
  beforeAll(async () => {
    app = await testApp()
    site = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
    harbor = await addEmployer(app.db, 'Harbor Health')
    await saveJobs(app.db, harbor, null, [
      draft('N-1'),
      ...['A', 'B', 'C', 'D', 'E'].map((one) => draft(`G-${one}`, { title: `Security Guard ${one}` })),
    ])
  })
  afterAll(() => app.close())
}

export const module = (given: Record<string, unknown>) =>
  addModule(app.db, ModuleForm.parse({ title: String(given.type), showInAllThemes: true, ...given }))
export const clear = () => app.db.deleteFrom('dashboard_modules').execute()

export const dashboard = async (session: string, path = '/dashboard'): Promise<Dashboard> =>
  (await app.get(path, { as: 'json', session })).json()
export const titlesFor = async (session: string, path?: string) =>
  (await dashboard(session, path)).modules.map(({ title }) => title)

/** What a module shows. */
export async function dataOf(session: string, id: string, query = ''): Promise<Record<string, unknown>> {
  const { module: one }: OneModule = (
    await app.get(`/dashboard/modules/${id}${query}`, { as: 'json', session })
  ).json()
  return (one as unknown as { data: Record<string, unknown> }).data
}
