import { Checkbox } from '#ui/choice.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Logo } from '#ui/logo.tsx'
import { PhoneInput } from '#ui/phone-input.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import type { FieldsProps } from '../fields-of.tsx'
import { textOf } from '../schema.ts'
import styles from './fields.module.css'

export function AboutFields({ page: { values, files }, errors }: FieldsProps) {
  const value = (name: string) => textOf(values, name)
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label="First name"
          name="firstName"
          required
          maxLength={100}
          autoComplete="given-name"
          defaultValue={value('firstName')}
          error={errors.firstName}
        />
        <TextInput
          label="Last name"
          name="lastName"
          required
          maxLength={100}
          autoComplete="family-name"
          defaultValue={value('lastName')}
          error={errors.lastName}
        />
      </div>
      <div className={styles.photo}>
        <Logo name={`${value('firstName')} ${value('lastName')}`} src={files.photo?.url} size="large" />
        <FileInput
          label="Photo"
          name="photo"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          help="A picture of your face, up to 10 MB. Where it was taken is removed from it."
          error={errors.photo}
        />
      </div>
      {files.photo && <Checkbox label="Remove the photo" name="removePhoto" />}
      <div className={styles.pair}>
        <TextInput
          label="ZIP code"
          name="zip"
          inputMode="numeric"
          maxLength={10}
          autoComplete="postal-code"
          help="Jobs near you come first."
          defaultValue={value('zip')}
          error={errors.zip}
        />
        <PhoneInput
          label="Phone"
          name="phone"
          autoComplete="tel"
          help="Employers you apply to see it, and the staff of your site."
          defaultValue={value('phone')}
          error={errors.phone}
        />
      </div>
      <Textarea
        label="About you"
        name="about"
        rows={6}
        maxLength={2000}
        help="A few sentences: what you have done, and what you look for."
        defaultValue={value('about')}
        error={errors.about}
      />
    </>
  )
}
