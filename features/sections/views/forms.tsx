import { LinkList } from '../link-list.tsx'
import type { SectionProps } from '../schema.ts'

/** Papers to fill in. */
export default function Forms({ content: { formsTitle = 'Forms', forms } }: SectionProps) {
  return <LinkList title={formsTitle} links={forms} />
}
