/** What search engines read of a page (https://schema.org): data, never script. `<` can not end the block. */
export function StructuredData({ data }: { data: object | null }) {
  if (!data) return null
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
