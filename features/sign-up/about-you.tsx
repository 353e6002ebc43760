import { careerInterests, dischargeReasons } from '#spec/lists.ts'
import { CheckboxGroup } from '#ui/choice.tsx'
import { PhoneInput } from '#ui/phone-input.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { FormSection } from './part.tsx'
import type { SignupPage } from './schema.ts'
import styles from './sign-up.module.css'
import { hasCounty } from './steps/schema.ts'

type Props = Pick<SignupPage, 'settings' | 'typed'>

/** Address, phone, discharge reason, career interests: those that the site asks for. */
export function AboutYou({ settings, typed }: Props) {
  const asks = (name: 'addressLine1' | 'city' | 'county' | 'phone' | 'dischargeReason' | 'careerInterests') =>
    settings[name] !== 'no' && (name !== 'county' || hasCounty(typed.zip ?? ''))
  const field = (name: Parameters<typeof asks>[0]) => ({
    name,
    required: settings[name] === 'required',
  })
  const hasContact = asks('addressLine1') || asks('city') || asks('county') || asks('phone')
  return (
    <>
      {hasContact && (
        <FormSection title="How to reach you">
          {asks('addressLine1') && (
            <>
              <TextInput
                label="Street address"
                autoComplete="address-line1"
                maxLength={200}
                {...field('addressLine1')}
              />
              <TextInput
                label="Apartment, unit or box (optional)"
                name="addressLine2"
                autoComplete="address-line2"
                maxLength={200}
              />
            </>
          )}
          {(asks('city') || asks('county')) && (
            <div className={styles.pair}>
              {asks('city') && (
                <TextInput label="City" autoComplete="address-level2" maxLength={100} {...field('city')} />
              )}
              {asks('county') && <TextInput label="County" maxLength={100} {...field('county')} />}
            </div>
          )}
          {asks('phone') && <PhoneInput label="Phone number" autoComplete="tel" {...field('phone')} />}
        </FormSection>
      )}
      {(asks('dischargeReason') || asks('careerInterests')) && (
        <FormSection title="Your service and your interests">
          {asks('dischargeReason') && (
            <Select
              label="Reason for discharge"
              options={dischargeReasons}
              empty="Please choose"
              {...field('dischargeReason')}
            />
          )}
          {asks('careerInterests') && (
            <CheckboxGroup
              label="Career interests"
              help="Helps us suggest work that suits you."
              options={careerInterests}
              {...field('careerInterests')}
            />
          )}
        </FormSection>
      )}
    </>
  )
}
