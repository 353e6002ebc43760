import { careerInterests, dischargeReasons } from '#spec/lists.ts'
import { CheckboxGroup } from '#ui/choice.tsx'
import type { FormErrors } from '#ui/form.tsx'
import { PhoneInput } from '#ui/phone-input.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Part } from './part.tsx'
import type { SignupPage } from './schema.ts'
import styles from './sign-up.module.css'

type Props = { page: SignupPage; errors: FormErrors }

/** Address, phone, discharge reason, career interests: those that the site asks for. */
export function AboutYou({ page, errors }: Props) {
  const { settings, typed } = page
  const asks = (name: 'addressLine1' | 'city' | 'county' | 'phone' | 'dischargeReason' | 'careerInterests') =>
    settings[name] !== 'no'
  const field = (name: Parameters<typeof asks>[0]) => ({
    name,
    required: settings[name] === 'required',
    error: errors[name],
  })
  const hasContact = asks('addressLine1') || asks('city') || asks('county') || asks('phone')
  return (
    <>
      {hasContact && (
        <Part title="Where to reach you">
          {asks('addressLine1') && (
            <>
              <TextInput
                label="Street address"
                autoComplete="address-line1"
                maxLength={200}
                defaultValue={typed.addressLine1}
                {...field('addressLine1')}
              />
              <TextInput
                label="Apartment, unit or box (optional)"
                name="addressLine2"
                autoComplete="address-line2"
                maxLength={200}
                defaultValue={typed.addressLine2}
                error={errors.addressLine2}
              />
            </>
          )}
          {(asks('city') || asks('county')) && (
            <div className={styles.pair}>
              {asks('city') && (
                <TextInput
                  label="City"
                  autoComplete="address-level2"
                  maxLength={100}
                  defaultValue={typed.city}
                  {...field('city')}
                />
              )}
              {asks('county') && (
                <TextInput label="County" maxLength={100} defaultValue={typed.county} {...field('county')} />
              )}
            </div>
          )}
          {asks('phone') && (
            <PhoneInput
              label="Phone number"
              autoComplete="tel"
              defaultValue={typed.phone}
              {...field('phone')}
            />
          )}
        </Part>
      )}
      {(asks('dischargeReason') || asks('careerInterests')) && (
        <Part title="Your service and your interests">
          {asks('dischargeReason') && (
            <Select
              label="Reason for discharge"
              options={dischargeReasons}
              empty="Please choose"
              defaultValue={typed.dischargeReason}
              {...field('dischargeReason')}
            />
          )}
          {asks('careerInterests') && (
            <CheckboxGroup
              label="Career interests"
              help="What you like to do tells us which work may suit you."
              options={careerInterests}
              defaultValue={typed.careerInterests}
              {...field('careerInterests')}
            />
          )}
        </Part>
      )}
    </>
  )
}
