import { ResourceRow } from '#features/learning-cards/widgets.ts'
import { addressOf } from '#schema/address.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './list.module.css'
import { resourceMessages as words } from './messages.ts'
import { ListQuery, type ResourceList } from './schema.ts'

export type Props = ResourceList

const path = '/resources'
const headingOf = (category: string) => category || 'More'

/** Files and links to keep, by category. */
export default function Resources({ resources, categories, mayEdit, totalDocs, ...query }: Props) {
  const isOverview = !query.q && !query.category
  const shown = Map.groupBy(resources, ({ category }) => category)
  const countOf = (category: string) => categories.find((one) => one.category === category)?.count ?? 0
  return (
    <Page title="Resources" lead="Files and links worth keeping." actions={mayEdit && <Edit />}>
      <form method="get" action={path} data-visit className={styles.search}>
        <TextInput label="Search resources" name="q" icon="search" defaultValue={query.q} maxLength={100} />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      {categories.length > 0 && <Categories categories={categories} query={query} />}
      {resources.length === 0 && <Nothing query={query} mayEdit={mayEdit} />}
      {[...shown].map(([category, all]) => (
        <section key={category} className={styles.part}>
          <h2>
            {headingOf(category)} <span className={styles.count}>{figure(countOf(category))}</span>
          </h2>
          <ul className={styles.list}>
            {all.map((resource) => (
              <li key={resource.id}>
                <ResourceRow resource={resource} recommendedBy={resource.recommendedBy} />
              </li>
            ))}
          </ul>
          {isOverview && countOf(category) > all.length && (
            <p>
              <Link href={addressOf(path, ListQuery, { category })}>
                All {figure(countOf(category))} in {headingOf(category)}
              </Link>
            </p>
          )}
        </section>
      ))}
      {!isOverview && totalDocs > query.limit && (
        <Pagination
          page={query.page}
          total={totalDocs}
          perPage={query.limit}
          href={(page) => addressOf(path, ListQuery, query, { page })}
          label="Pages of resources"
        />
      )}
    </Page>
  )
}

const Edit = () => (
  <Cluster>
    <ButtonLink href="/admin/resources" variant="secondary" icon="edit">
      Edit resources
    </ButtonLink>
    <ButtonLink href="/admin/resources/new" icon="plus">
      Add a resource
    </ButtonLink>
  </Cluster>
)

type Query = Pick<Props, 'q' | 'category'>

function Categories({ categories, query }: { categories: Props['categories']; query: Query }) {
  const chips = [{ category: '', label: 'All', count: categories.reduce((sum, { count }) => sum + count, 0) }]
  for (const one of categories) if (one.category) chips.push({ ...one, label: one.category })
  return (
    <nav className={styles.chips} aria-label="Categories">
      {chips.map(({ category, label, count }) => (
        <Link
          key={category}
          href={addressOf(path, ListQuery, { category })}
          aria-current={!query.q && query.category === category ? 'true' : undefined}
        >
          {label} <span>{figure(count)}</span>
        </Link>
      ))}
    </nav>
  )
}

function Nothing({ query: { q, category }, mayEdit }: { query: Query; mayEdit: boolean }) {
  if (q || category)
    return (
      <EmptyState
        title={words.noResults}
        actions={
          <ButtonLink href={path} variant="secondary">
            Clear search
          </ButtonLink>
        }
      >
        {q && <p>Nothing has “{q}” in its title or text.</p>}
      </EmptyState>
    )
  return (
    <EmptyState
      title={words.none}
      icon="archive"
      actions={mayEdit && <ButtonLink href="/admin/resources/new">Add a resource</ButtonLink>}
    >
      <p>Files and links worth keeping appear here.</p>
    </EmptyState>
  )
}
