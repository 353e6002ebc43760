import { useId } from 'react'
import { ChatButton } from '#features/connections/widgets.ts'
import { jobsMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Menu } from '#ui/menu.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import styles from './dashboard.module.css'
import { useCollapsed } from './model/collapsed.ts'
import { useModule } from './model/use-module.ts'
import type { ShownModule } from './schema.ts'
import { viewOf } from './types/views.tsx'

/** A module: a region of its own, which loads, fails and is refreshed by itself. */
export function Module(given: ShownModule) {
  const { module, isBusy, load } = useModule(given)
  const [isCollapsed, setCollapsed] = useCollapsed(given.id)
  const id = useId()
  if (!module) return null
  const { title, image, chat } = module
  const entries = [
    { label: 'Refresh', icon: 'refresh' as const, onPress: () => load({}) },
    isCollapsed
      ? { label: 'Expand', icon: 'chevron-down' as const, onPress: () => setCollapsed(false) }
      : { label: 'Collapse', icon: 'chevron-down' as const, onPress: () => setCollapsed(true) },
  ]
  return (
    <section aria-labelledby={id} className={styles.module}>
      <Card>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <Menu label={`Options of ${title}`} entries={entries} />
        </div>
        {!isCollapsed && (
          <div aria-busy={isBusy || undefined}>
            {image && <img src={image} alt="" className={styles.image} loading="lazy" />}
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
