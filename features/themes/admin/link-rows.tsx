import type { ComponentProps } from 'react'
import { Rows } from '#ui/rows.tsx'
import type { SiteLink } from '../schema.ts'

type Props = Omit<ComponentProps<typeof Rows<SiteLink>>, 'fields' | 'noun'>

/** Links: the text of each and where it leads. */
export const LinkRows = (props: Props) => (
  <Rows<SiteLink>
    {...props}
    noun="link"
    fields={[
      { name: 'label', label: 'Text', most: 60 },
      { name: 'href', label: 'Address', most: 500 },
    ]}
  />
)
