import { useState } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { figure } from '#ui/figure.ts'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import type { ModuleEdit } from '../schema.ts'
import { AudienceFields } from './audience-fields.tsx'
import { ChatFields } from './chat-fields.tsx'
import { Errors } from './errors.tsx'
import { PlaceFields } from './place-fields.tsx'
import { TypeFields } from './type-fields.tsx'

export type Props = ModuleEdit

const path = '/admin/dashboard-modules'

/** A module: what it is, where it is, and whom it is for. */
export default function EditModule(props: Props) {
  const { dashboardModule: module, seenBy, choices, mayDecide } = props
  const [dashboardType, setDashboardType] = useState(module.dashboardType)
  const isNew = module.id === undefined
  const values = {
    ...module,
    ...Object.fromEntries(Object.entries(module.options).map(([name, value]) => [`options.${name}`, value])),
    zipCodes: module.zipCodes?.join(' '),
    bundles: module.bundles?.join(' '),
  }
  return (
    <Page
      title={isNew ? 'Add a module' : `Edit ${module.title}`}
      above={<Link href={path}>Dashboard modules</Link>}
      lead={seenBy === null ? undefined : seenByText(seenBy)}
      actions={
        !isNew && (
          <ButtonLink href={`${path}/${module.id}/audience`} variant="secondary" icon="eye">
            Who sees it
          </ButtonLink>
        )
      }
      narrow
    >
      <Form action={isNew ? path : `${path}/${module.id}`} values={values} summary>
        <Stack gap="large">
          <Errors />
          <TypeFields {...props} dashboardType={dashboardType} />
          <PlaceFields types={props.types} mayDecide={mayDecide} onDashboard={setDashboardType} />
          <AudienceFields choices={choices} occupations={props.occupations} />
          <ChatFields managers={choices.managers} />
          <FormEnd cancel={path} />
        </Stack>
      </Form>
    </Page>
  )
}

const seenByText = (people: number) =>
  people === 1 ? 'For one person, on the sites below.' : `For ${figure(people)} people, on the sites below.`
