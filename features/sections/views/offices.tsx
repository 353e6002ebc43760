import { Link } from '#ui/link.tsx'
import { LinkList } from '../link-list.tsx'
import { OfficeSearch } from '../office-search.tsx'
import type { SectionProps } from '../schema.ts'
import { TitledSection } from '../section-head.tsx'

/** Where to go; where offices say which ZIP codes they serve, with a search for one's own. */
export default function Offices({ content, variant }: SectionProps) {
  const { officesTitle = 'Offices', officesLead, offices = [] } = content
  const hasZips = offices.some(({ zips }) => zips)
  const before = (
    <>
      {officesLead && <p>{officesLead}</p>}
      {hasZips && <OfficeSearch />}
    </>
  )
  if (variant === 'search' && hasZips)
    return (
      <TitledSection title={officesTitle}>
        {before}
        <Link href="/directory">All {offices.length} offices</Link>
      </TitledSection>
    )
  return <LinkList title={officesTitle} links={offices} before={before} />
}
