import { userTypes } from '#spec/roles.ts'
import { Checkbox, CheckboxGroup } from '#ui/choice.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { Form, type FormState } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { lookup } from '#ui/lookup.ts'
import { Head } from '#ui/nav.ts'
import { PhoneInput } from '#ui/phone-input.tsx'
import { Select } from '#ui/select.tsx'
import { Selector } from '#ui/selector.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { UserEdit } from './edit/schema.ts'
import styles from './page.module.css'

export type Props = UserEdit

const employers = lookup('/admin/employers')

/** What a person is called and reached by, and, for administrators, what they may do. */
export default function EditUser(page: Props) {
  const { user, mayDisable, mayChangeRights } = page
  return (
    <Container narrow>
      <Head title={`Edit ${user.firstName} ${user.lastName}`} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title={`Edit ${user.firstName} ${user.lastName}`} />
          <Form action={`/admin/users/${user.id}/edit?opened=${user.updatedAt}`}>
            {(form) => (
              <>
                <Names user={user} {...form} />
                {mayChangeRights && <Rights {...page} {...form} />}
                {mayDisable && (
                  <FieldGroup label="Access">
                    {() => (
                      <>
                        <input type="hidden" name="disabled" value="false" />
                        <Checkbox
                          label="Disabled"
                          name="disabled"
                          value="true"
                          defaultChecked={isTicked(form.typed.disabled, user.disabled)}
                          help="The person is signed out at once and can not sign in."
                        />
                      </>
                    )}
                  </FieldGroup>
                )}
                <FormEnd cancel={`/admin/users/${user.id}`} busy={form.busy} />
              </>
            )}
          </Form>
        </Stack>
      </div>
    </Container>
  )
}

/** As it was left, before an error where no script kept it. */
const isTicked = (typed: string | undefined, otherwise: boolean) => (typed ? typed === 'true' : otherwise)

function Names({ user, errors, typed }: Pick<Props, 'user'> & FormState) {
  return (
    <>
      <TextInput
        label="First name"
        name="firstName"
        required
        defaultValue={typed.firstName ?? user.firstName}
        error={errors.firstName}
      />
      <TextInput
        label="Last name"
        name="lastName"
        required
        defaultValue={typed.lastName ?? user.lastName}
        error={errors.lastName}
      />
      <TextInput
        label="Email"
        name="email"
        type="email"
        required
        defaultValue={typed.email ?? user.email}
        error={errors.email}
        help="A new address signs the person out; the old one is told."
      />
      <PhoneInput
        label="Phone"
        name="phone"
        defaultValue={typed.phone ?? user.phone ?? ''}
        error={errors.phone}
      />
    </>
  )
}

function Rights({ user, themes, errors, typed }: Props & FormState) {
  return (
    <>
      <Select
        label="Type"
        name="type"
        options={userTypes}
        defaultValue={typed.type ?? user.type}
        error={errors.type}
        help="A change of what somebody may do signs them out everywhere."
      />
      <Selector
        label="Employer"
        name="employer"
        textName="_employer"
        load={employers}
        searchRequired
        defaultValue={user.employer ? [user.employer] : []}
        error={errors.employer}
      />
      <div>
        <input type="hidden" name="isEmployerOwner" value="false" />
        <Checkbox
          label="Owner of the employer"
          name="isEmployerOwner"
          value="true"
          defaultChecked={isTicked(typed.isEmployerOwner, user.isEmployerOwner)}
        />
      </div>
      <div>
        <input type="hidden" name="ownedThemes" value="" />
        <CheckboxGroup
          label="Owner of sites"
          name="ownedThemes"
          options={themes}
          defaultValue={user.ownedThemes}
          error={errors.ownedThemes}
        />
      </div>
    </>
  )
}
