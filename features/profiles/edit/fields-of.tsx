import type { ReactNode } from 'react'
import { AboutFields } from './about/fields.tsx'
import { ClearanceFields } from './clearance/fields.tsx'
import { FileFields } from './files/fields.tsx'
import { InterestFields } from './interests/fields.tsx'
import type { SectionName } from './list.ts'
import { PrivacyFields } from './privacy/fields.tsx'
import type { EditPage } from './schema.ts'
import { ServiceFields } from './service/fields.tsx'
import { WorkFields } from './work/fields.tsx'

export type FieldsProps = { page: EditPage }

const fields: Record<SectionName, (props: FieldsProps) => ReactNode> = {
  about: (props) => <AboutFields {...props} />,
  service: (props) => <ServiceFields {...props} />,
  interests: (props) => <InterestFields {...props} />,
  clearance: () => <ClearanceFields />,
  work: () => <WorkFields />,
  files: (props) => <FileFields {...props} />,
  privacy: () => <PrivacyFields />,
}

/** The fields of each section, one folder each. */
export const fieldsOf = (section: SectionName) => fields[section]
