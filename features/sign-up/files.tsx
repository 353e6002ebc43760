import type { ReactNode } from 'react'
import { Conditional } from '#ui/conditional.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icon.tsx'
import { FormSection } from './part.tsx'
import type { SignupInput, SignupPage } from './schema.ts'
import styles from './sign-up.module.css'
import { asksDd214 } from './steps/schema.ts'

type Props = { page: SignupPage; answers: SignupInput['answers'] }

/** DD214 and resume. With a quiz, only those it marks as Veteran are asked for the DD214. */
export function Files({ page, answers }: Props) {
  const { settings, stored } = page
  const hydrated = useHydrated()
  if (settings.dd214 === 'no' && settings.resume === 'no') return null
  const isShown = asksDd214(settings, { answers })
  const dd214 = (
    <KeptFile name={stored.dd214}>
      <FileInput
        label="DD214"
        name="dd214"
        accept="application/pdf,.pdf"
        help="A PDF, smaller than 10mb. It is encrypted, and only the staff who check it can open it. Only on paper? Your phone scans it to a PDF: with Files on an iPhone, with Drive on Android."
        required={settings.dd214 === 'required' && !stored.dd214 && (hydrated ? isShown : !settings.quiz)}
      />
    </KeptFile>
  )
  return (
    <FormSection title="Your documents">
      {settings.dd214 !== 'no' &&
        (settings.quiz ? (
          <Conditional isShown={isShown} concerns="Only for veterans">
            {dd214}
          </Conditional>
        ) : (
          dd214
        ))}
      {settings.resume !== 'no' && (
        <KeptFile name={stored.resume}>
          <FileInput
            label="Resume"
            name="resume"
            accept=".pdf,.doc,.docx"
            help="A PDF or a Word document (.doc, .docx), smaller than 10mb."
            required={settings.resume === 'required' && !stored.resume}
          />
        </KeptFile>
      )}
    </FormSection>
  )
}

/** A file uploaded before an error, or before going back, is still there. */
function KeptFile({ name, children }: { name: string | null; children: ReactNode }) {
  return (
    <div className={styles.file}>
      {children}
      {name && (
        <p className={styles.kept}>
          <Icon name="check" /> {name} is saved. Choose another file to replace it.
        </p>
      )}
    </div>
  )
}
