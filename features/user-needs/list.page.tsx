import { addressOf } from '#schema/address.ts'
import { Card } from '#ui/card.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { figure } from '#ui/figure.ts'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './list.module.css'
import { type NeedList, NeedQuery, type NeedRow } from './schema.ts'

export type Props = NeedList

const path = '/admin/user-needs'

/** What people can say they need help with. */
export default function UserNeeds({ userNeeds, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title="User needs"
      lead="What people can ask for help with on their profile. Only they and the staff see what they choose."
      notice={<NewNeed key={page.totalDocs} />}
      noun="needs"
      path={path}
      href={(change) => addressOf(path, NeedQuery, page, change)}
      columns={columns}
      rows={userNeeds}
      rowKey={({ id }) => id}
      empty={{ title: 'No needs yet.', icon: 'heart' }}
    />
  )
}

function NewNeed() {
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>New need</h2>
      <Form action={path}>
        <div className={styles.fields}>
          <TextInput label="Name" name="name" required maxLength={60} />
          <SubmitButton icon="plus">Add</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

const columns: ListColumn<NeedRow>[] = [
  { key: 'name', header: 'Need', onPhone: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    key: 'people',
    header: 'People',
    cell: ({ id, name, people }) =>
      people === 0 ? (
        0
      ) : (
        <Link href={`/users/search?need=${id}`} aria-label={`${people} who need ${name}`}>
          {figure(people)}
        </Link>
      ),
  },
  { key: 'order', header: 'Order', cell: (need) => <Order {...need} /> },
  { key: 'actions', header: 'Actions', align: 'end', cell: (need) => <Actions {...need} /> },
]

function Order({ id, name, up, down }: NeedRow) {
  const moves = [
    { label: 'Up', icon: 'sort-up', after: up },
    { label: 'Down', icon: 'sort-down', after: down },
  ] as const
  return (
    <Cluster>
      {moves.map(
        ({ label, icon, after }) =>
          after !== undefined && (
            <Form key={label} action={`${path}/${id}/place`} name={`${label}-${id}`}>
              <input type="hidden" name="after" value={after ?? ''} />
              <SubmitButton variant="quiet" size="small" icon={icon}>
                {label} <VisuallyHidden>{name}</VisuallyHidden>
              </SubmitButton>
            </Form>
          ),
      )}
    </Cluster>
  )
}

function Actions({ id, name, people }: NeedRow) {
  return (
    <div className={styles.actions}>
      <Disclosure
        summary={
          <>
            Change <VisuallyHidden>{name}</VisuallyHidden>
          </>
        }
      >
        <div className={styles.forms}>
          <Form action={`${path}/${id}`} name={id} values={{ name }}>
            <div className={styles.fields}>
              <TextInput label="Name" name="name" required maxLength={60} />
              <SubmitButton />
            </div>
          </Form>
          <div className={styles.delete}>
            <Confirm
              action={`${path}/${id}/delete`}
              label="Delete this need"
              icon="trash"
              size="small"
              title={`Delete the need “${name}”?`}
            >
              <p>{whoLosesIt(people)}</p>
            </Confirm>
          </div>
        </div>
      </Disclosure>
    </div>
  )
}

function whoLosesIt(people: number): string {
  if (people === 0) return 'No one chose it.'
  return people === 1 ? 'One person chose it and loses it.' : `${figure(people)} people chose it and lose it.`
}
