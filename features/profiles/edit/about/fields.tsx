import { Checkbox } from '#ui/choice.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Logo } from '#ui/logo.tsx'
import { PhoneInput } from '#ui/phone-input.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import type { FieldsProps } from '../fields-of.tsx'
import styles from './fields.module.css'

export function AboutFields({ page: { values, files } }: FieldsProps) {
  const name = `${values.firstName} ${values.lastName}`
  return (
    <>
      <div className={styles.pair}>
        <TextInput label="First name" name="firstName" required maxLength={100} autoComplete="given-name" />
        <TextInput label="Last name" name="lastName" required maxLength={100} autoComplete="family-name" />
      </div>
      <div className={styles.photo}>
        <Logo name={name} src={files.photo?.url} size="large" />
        <FileInput
          label="Photo"
          name="photo"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          help="A picture of your face, up to 10 MB. We remove the location stored in it."
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
        />
        <PhoneInput
          label="Phone"
          name="phone"
          autoComplete="tel"
          help="Visible to employers you apply to and to the staff of your site."
        />
      </div>
      <Textarea
        label="About you"
        name="about"
        rows={6}
        maxLength={2000}
        help="A few sentences about what you have done and what you are looking for."
      />
    </>
  )
}
