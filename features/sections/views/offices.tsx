import { LinkList } from '../link-list.tsx'
import { OfficeSearch } from '../office-search.tsx'
import type { SectionProps } from '../schema.ts'

/** Where to go; where offices say which ZIP codes they serve, with a search for one's own. */
export default function Offices({ content: { officesTitle = 'Offices', offices = [] } }: SectionProps) {
  const search = offices.some(({ zips }) => zips) && <OfficeSearch />
  return <LinkList title={officesTitle} links={offices} before={search} />
}
