import type { ReactNode } from 'react'
import type { FormErrors } from '#ui/form.tsx'
import { AboutFields } from './about/fields.tsx'
import { ClearanceFields } from './clearance/fields.tsx'
import { FileFields } from './files/fields.tsx'
import { InterestFields } from './interests/fields.tsx'
import type { SectionName } from './list.ts'
import { PrivacyFields } from './privacy/fields.tsx'
import type { EditPage } from './schema.ts'
import { ServiceFields } from './service/fields.tsx'
import { WorkFields } from './work/fields.tsx'

export type FieldsProps = { page: EditPage; errors: FormErrors }

const fields: Record<SectionName, (props: FieldsProps) => ReactNode> = {
  about: (props) => <AboutFields {...props} />,
  service: (props) => <ServiceFields {...props} />,
  interests: (props) => <InterestFields {...props} />,
  clearance: (props) => <ClearanceFields {...props} />,
  work: (props) => <WorkFields {...props} />,
  files: (props) => <FileFields {...props} />,
  privacy: (props) => <PrivacyFields {...props} />,
}

/** The fields of each part of the form: a folder each. */
export const fieldsOf = (section: SectionName) => fields[section]
