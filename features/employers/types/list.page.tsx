import { Card } from '#ui/card.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Form } from '#ui/form.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './list.module.css'
import type { EmployerTypeList, EmployerTypeRow } from './schema.ts'

export type Props = EmployerTypeList

/** The kinds of employers that sign-ups offer. */
export default function EmployerTypes({ types, sites }: Props) {
  return (
    <Page
      title="Employer types"
      lead="Employers choose one of these when they sign up. A site without types does not ask."
    >
      <Card as="section" className={styles.card}>
        <h2>New type</h2>
        <Form action="/admin/employer-types" key={types.length}>
          <div className={styles.fields}>
            <TypeFields />
            <Select label="Site" name="theme" options={sites} />
            <SubmitButton icon="plus">Add</SubmitButton>
          </div>
        </Form>
      </Card>
      <Table
        caption="Employer types"
        hideCaption
        columns={columns}
        rows={types}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No employer types yet." icon="building">
            <p>Add the first above, such as Private company, Public agency or Union.</p>
          </EmptyState>
        }
      />
    </Page>
  )
}

const TypeFields = () => (
  <>
    <TextInput label="Name" name="name" required maxLength={60} />
    <TextInput label="Label at sign-up (optional)" name="signupCheckboxLabel" maxLength={120} />
  </>
)

const columns: Column<EmployerTypeRow>[] = [
  { key: 'name', header: 'Name', onPhone: 'title', cell: ({ name }) => name },
  {
    key: 'label',
    header: 'Label at sign-up',
    cell: ({ name, signupCheckboxLabel }) => signupCheckboxLabel ?? name,
  },
  { key: 'site', header: 'Site', cell: ({ site }) => site?.name ?? 'All sites' },
  { key: 'employers', header: 'Employers', align: 'end', cell: ({ employerCount }) => figure(employerCount) },
  { key: 'actions', header: 'Actions', align: 'end', cell: (type) => <Actions type={type} /> },
]

function Actions({ type }: { type: EmployerTypeRow }) {
  return (
    <Disclosure
      summary={
        <>
          Change <VisuallyHidden>{type.name}</VisuallyHidden>
        </>
      }
    >
      <div className={styles.card}>
        <Form action={`/admin/employer-types/${type.id}`} name={type.id} values={type}>
          <div className={styles.fields}>
            <TypeFields />
            <SubmitButton />
          </div>
        </Form>
        <Confirm
          action={`/admin/employer-types/${type.id}/delete`}
          label="Delete this type"
          icon="trash"
          size="small"
          title={`Delete the type “${type.name}”?`}
        >
          <p>
            {type.employerCount === 0
              ? 'No employer has it.'
              : `${figure(type.employerCount)} employers lose it.`}
          </p>
        </Confirm>
      </div>
    </Disclosure>
  )
}
