import type { ComponentProps } from 'react'
import { Rows } from '#ui/rows.tsx'
import type { FooterLink } from '../schema.ts'

type Props = Omit<ComponentProps<typeof Rows<FooterLink>>, 'fields' | 'noun'> & {
  /** each may have the name of a group */
  grouped?: boolean
}

/** Links: the text of each and where it leads. */
export const LinkRows = ({ grouped = false, ...props }: Props) => (
  <Rows<FooterLink>
    {...props}
    noun="link"
    fields={[
      { name: 'label', label: 'Text', most: 60 },
      { name: 'href', label: 'Address', most: 500 },
      ...(grouped ? [{ name: 'group', label: 'Group (optional)', most: 60, optional: true } as const] : []),
    ]}
  />
)
