import { emptyMessages } from '#spec/messages.ts'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Module } from './module.tsx'
import type { OneModule } from './schema.ts'

export type Props = OneModule

/** One module by itself, however long it took. */
export default function ModulePage({ module }: Props) {
  return (
    <Page title={module?.title ?? 'Module'} above={<Link href="/dashboard">Dashboard</Link>} narrow>
      {module ? <Module {...module} isAlone /> : <p>{emptyMessages.nothing}</p>}
    </Page>
  )
}
