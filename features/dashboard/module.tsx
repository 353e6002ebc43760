import { useId } from 'react'
import { ChatButton } from '#features/connections/widgets.ts'
import { jobsMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Menu } from '#ui/menu.tsx'
import { usePage } from '#ui/nav.ts'
import { sources } from '#ui/picture-variants.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import styles from './dashboard.module.css'
import { anchorOf } from './model/paths.ts'
import { useModule } from './model/use-module.ts'
import type { ShownModule } from './schema.ts'
import { viewOf } from './types/views.tsx'

const sizes = '(min-width: 60rem) 36rem, 100vw'

const foldForm = 'fold-modules'

/** What folds modules without script: once on a page that has them. */
export function FoldForm() {
  const { csrf } = usePage<{ csrf?: string | null }>().props
  return (
    <form id={foldForm} method="post">
      <input type="hidden" name="csrf" value={csrf ?? ''} />
    </form>
  )
}

/** A module: a region of its own, which loads, fails and is refreshed by itself. `isAlone`: not on a dashboard. */
export function Module({ isAlone, ...given }: ShownModule & { isAlone?: boolean }) {
  const { module, isBusy, load, isCollapsed, collapse, expand } = useModule(given)
  const id = useId()
  if (!module) return null
  const { title, image, chat } = module
  const address = `/dashboard/modules/${given.id}`
  const folds = (to: string) => ({ form: foldForm, formAction: `${address}${to}` })
  const entries = [
    { label: 'Refresh', icon: 'refresh' as const, href: address, onPress: () => load({}) },
    isCollapsed
      ? {
          label: 'Expand',
          icon: 'chevron-down' as const,
          onPress: expand,
          submits: folds('/collapse/delete'),
        }
      : { label: 'Collapse', icon: 'chevron-down' as const, onPress: collapse, submits: folds('/collapse') },
  ]
  return (
    <section aria-labelledby={id} id={anchorOf(given.id)} className={styles.module}>
      <Card>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {!isAlone && <Menu label={`Options of ${title}`} entries={entries} />}
        </div>
        {!isCollapsed && (
          <div aria-busy={isBusy || undefined}>
            {image && <img {...sources(image, sizes)} alt="" className={styles.image} loading="lazy" />}
            <Content module={module} load={load} />
            {chat && (
              <div className={styles.chat}>
                <p>{chat.with}</p>
                <ChatButton
                  to={{ fromModule: module.id }}
                  name={chat.with}
                  label={chat.label}
                  size="medium"
                  icon="message"
                />
              </div>
            )}
          </div>
        )}
      </Card>
    </section>
  )
}

type ContentProps = { module: ShownModule; load: (query: Record<string, string | number>) => void }

function Content({ module, load }: ContentProps) {
  if (module.state === 'loading')
    return (
      <Loading label={`Loading ${module.title}`}>
        <Skeleton shape="card" lines={4} />
        {/* Without script, the module by itself. */}
        <noscript>
          <a href={`/dashboard/modules/${module.id}`}>Open {module.title}</a>
        </noscript>
      </Loading>
    )
  if (module.state === 'failed')
    return (
      <div className={styles.failed} role="status">
        <p>{jobsMessages.error(module.message)}</p>
        <Button variant="secondary" size="small" icon="refresh" onClick={() => load({})}>
          Try again
        </Button>
      </div>
    )
  const View = viewOf(module.type)
  return View ? (
    <View data={module.data} title={module.title} openInNewTab={module.openInNewTab} load={load} />
  ) : null
}
