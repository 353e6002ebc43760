import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './directory.module.css'
import { LinkList } from './link-list.tsx'
import { sectionMessages } from './messages.ts'
import { OfficeSearch } from './office-search.tsx'
import type { Directory as Props } from './schema.ts'

export type { Props }

/** Services, forms and offices of the site, by words or by ZIP code. */
export default function Directory({ q, zip, isUnserved, hasZips, services, forms, offices }: Props) {
  const isEmpty = services.length + forms.length + offices.length === 0
  return (
    <Page title="Services and offices">
      <div className={styles.searches}>
        <search>
          <form action="/directory" data-visit="" className={styles.words}>
            <TextInput label="What you need" name="q" type="search" icon="search" defaultValue={q} />
            <Button type="submit">Search</Button>
          </form>
        </search>
        {hasZips && <OfficeSearch zip={zip} />}
      </div>
      {isUnserved && <p role="status">{sectionMessages.noOffice(zip)}</p>}
      {isEmpty && (
        <EmptyState title={q || zip ? sectionMessages.nothing : sectionMessages.unlisted} icon="search" />
      )}
      <div className={styles.lists}>
        <LinkList title="Services" links={services} />
        <LinkList title="Forms" links={forms} />
        <LinkList title={zip && !isUnserved ? `Offices for ${zip}` : 'Offices'} links={offices} />
      </div>
    </Page>
  )
}
