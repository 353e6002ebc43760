import { News } from '../news.tsx'
import type { SectionProps } from '../schema.ts'

/** The newest articles. */
export default function NewsSection({ news, variant }: SectionProps) {
  return <News news={news} variant={variant} />
}
