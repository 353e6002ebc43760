import { userTypes } from '#spec/roles.ts'
import { Checkbox, CheckboxGroup } from '#ui/choice.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { lookup } from '#ui/lookup.ts'
import { Page } from '#ui/page.tsx'
import { PhoneInput } from '#ui/phone-input.tsx'
import { Select } from '#ui/select.tsx'
import { Selector } from '#ui/selector.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { UserEdit } from './edit/schema.ts'

export type Props = UserEdit

const employers = lookup('/admin/employers')

/** A person's name and contact details and, for administrators, their rights. */
export default function EditUser({ user, themes, mayDisable, mayChangeRights }: Props) {
  return (
    <Page title={`Edit ${user.firstName} ${user.lastName}`} narrow>
      <Form action={`/admin/users/${user.id}/edit?unmodifiedSince=${user.updatedAt}`} values={user}>
        <TextInput label="First name" name="firstName" required />
        <TextInput label="Last name" name="lastName" required />
        <TextInput
          label="Email"
          name="email"
          type="email"
          required
          help="A new address signs the person out and is announced to the old one."
        />
        <PhoneInput label="Phone" name="phone" />
        {mayChangeRights && <Rights themes={themes} />}
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

function Rights({ themes }: Pick<Props, 'themes'>) {
  return (
    <>
      <Select
        label="Type"
        name="type"
        options={userTypes}
        help="Changing what somebody may do signs them out everywhere."
      />
      <Selector label="Employer" name="employer" textName="_employer" load={employers} searchRequired />
      <Checkbox label="Employer owner" name="isEmployerOwner" orFalse />
      <div>
        <input type="hidden" name="ownedThemes" value="" />
        <CheckboxGroup label="Sites they own" name="ownedThemes" options={themes} />
      </div>
    </>
  )
}
