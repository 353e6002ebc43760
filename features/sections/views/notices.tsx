import { DateText } from '#ui/text.tsx'
import { LinkList } from '../link-list.tsx'
import { noticesOf } from '../list.ts'
import type { SectionProps } from '../schema.ts'

/** What the site has to say today. */
export default function Notices(props: SectionProps) {
  const links = noticesOf(props).map(({ day, ...notice }) => ({
    ...notice,
    above: day && <DateText date={day} exact />,
  }))
  return (
    <LinkList title={props.content.noticesTitle ?? 'Notices'} links={links} boxed={props.variant === 'box'} />
  )
}
