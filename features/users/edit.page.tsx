import { userTypes } from '#spec/roles.ts'
import { Alert } from '#ui/alert.tsx'
import { Checkbox, CheckboxGroup } from '#ui/choice.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Cluster } from '#ui/layout.tsx'
import { lookup } from '#ui/lookup.ts'
import { Page } from '#ui/page.tsx'
import { PhoneInput } from '#ui/phone-input.tsx'
import { Select } from '#ui/select.tsx'
import { Selector } from '#ui/selector.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { UserEdit } from './edit/schema.ts'

export type Props = UserEdit

const lookedUp = lookup('/admin/employers')

/** A person's name and contact details and, for administrators, their rights. */
export default function EditUser(props: Props) {
  const { user, newAddress, themes, employers, mayDisable, mayChangeRights } = props
  return (
    <Page title={`Edit ${user.firstName} ${user.lastName}`} narrow>
      {newAddress && <Pending userId={user.id} {...newAddress} />}
      <Form action={`/admin/users/${user.id}/edit?unmodifiedSince=${user.updatedAt}`} values={user}>
        <TextInput label="First name" name="firstName" required />
        <TextInput label="Last name" name="lastName" required />
        <TextInput
          label="Email"
          name="email"
          type="email"
          required
          help="We email a link to the new address. The change takes effect when they open it; the old address can cancel it."
        />
        <PhoneInput label="Phone" name="phone" />
        {mayChangeRights && <Rights themes={themes} employers={employers} />}
        {mayDisable && (
          <FieldGroup label="Access">
            {() => (
              <Checkbox
                label="Disabled"
                name="disabled"
                orFalse
                help="The person is signed out immediately and cannot sign in."
              />
            )}
          </FieldGroup>
        )}
        <FormEnd cancel={`/admin/users/${user.id}`} />
      </Form>
    </Page>
  )
}

/** A new address that nobody has confirmed yet. */
function Pending({ userId, email, until }: { userId: string } & NonNullable<Props['newAddress']>) {
  const action = `/admin/users/${userId}/new-address`
  return (
    <Alert
      title="A new address is waiting"
      actions={
        <Cluster>
          <Form action={action}>
            <SubmitButton variant="secondary">Send the link again</SubmitButton>
          </Form>
          <Form action={`${action}/delete`}>
            <SubmitButton variant="secondary">Cancel the change</SubmitButton>
          </Form>
        </Cluster>
      }
    >
      The account gets the address <strong>{email}</strong> when its holder opens the link we sent there,
      until <DateText date={until} exact />.
    </Alert>
  )
}

function Rights({ themes, employers }: Pick<Props, 'themes' | 'employers'>) {
  return (
    <>
      <Select
        label="Type"
        name="type"
        options={userTypes}
        help="Decides what the person sees first. Only Admin grants permissions by itself; the others come from the settings below."
      />
      <FieldGroup label="Mentoring">
        {() => (
          <Checkbox
            label="Mentor"
            name="isMentor"
            orFalse
            help="Finds members who let themselves be found, and recommends jobs and trainings to them."
          />
        )}
      </FieldGroup>
      <EmployersOf employers={employers} />
      <div>
        <input type="hidden" name="ownedThemes" value="" />
        <CheckboxGroup
          label="Sites they own"
          name="ownedThemes"
          options={themes}
          help="Changing these signs the person out everywhere."
        />
      </div>
    </>
  )
}

function EmployersOf({ employers }: Pick<Props, 'employers'>) {
  return (
    <>
      {employers.length > 0 && (
        <>
          <div>
            <input type="hidden" name="employers" value="" />
            <CheckboxGroup label="Works for" name="employers" options={employers} />
          </div>
          <div>
            <input type="hidden" name="ownedEmployers" value="" />
            <CheckboxGroup
              label="Owner of"
              name="ownedEmployers"
              options={employers}
              help="Owners manage the other people of their employer. There is always at least one."
            />
          </div>
        </>
      )}
      <Selector
        label="Add an employer"
        name="employer"
        textName="_employer"
        load={lookedUp}
        searchRequired
        help="The person sees its applicants and the candidates who let themselves be found."
      />
      <Checkbox label="As an owner" name="isEmployerOwner" orFalse />
    </>
  )
}
