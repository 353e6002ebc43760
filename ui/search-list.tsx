import { type FormEvent, type ReactNode, useState } from 'react'
import { searchListMessages as words } from '#spec/messages.ts'
import { Button } from './button.tsx'
import type { FieldProps } from './field.tsx'
import type { Item, Load } from './item.ts'
import styles from './search-list.module.css'
import { Skeleton } from './skeleton.tsx'
import { TextInput } from './text-input.tsx'

type Props = Pick<FieldProps, 'label' | 'help'> & {
  load: Load
  /** The target of the form without script. */
  action: string
  name?: string
  /** Results that the server rendered. */
  query?: string
  found?: Item[]
  children: (item: Item) => ReactNode
}

type Status = { message?: string; items?: Item[]; isLoading?: boolean }

/** A search field with results below: find a team page, a colleague, an employer. */
export function SearchList({ label, help, load, action, name = 'q', query = '', found, children }: Props) {
  const [status, setStatus] = useState<Status>(answer(found))

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get(name) ?? '').trim()
    if (!q) return setStatus({ message: words.enterQuery })
    setStatus({ isLoading: true })
    try {
      setStatus(answer((await load({ q, page: 1 })).items))
    } catch {
      setStatus({ message: 'The search did not answer. Please try again.' })
    }
  }

  return (
    <div className={styles.searchList}>
      <form action={action} className={styles.form} onSubmit={search} noValidate>
        <TextInput label={label} help={help} name={name} type="search" icon="search" defaultValue={query} />
        <Button type="submit" busy={status.isLoading}>
          Search
        </Button>
      </form>
      <p role="status" className={styles.message}>
        {status.message}
      </p>
      {status.isLoading && <Skeleton lines={3} />}
      {status.items && status.items.length > 0 && (
        <ul className={styles.list}>
          {status.items.map((item) => (
            <li key={item.value}>{children(item)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function answer(items: Item[] | undefined): Status {
  return items?.length === 0 ? { message: words.noResults } : { items }
}
