/** Structured data for search engines (https://schema.org). `<` is escaped, so that content cannot end the block. */
export function StructuredData({ data }: { data: object | null }) {
  if (!data) return null
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
