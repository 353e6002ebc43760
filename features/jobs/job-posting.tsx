/** JobPosting for search engines: data in the page, never script. `<` can not end the block. */
export function JobPosting({ posting }: { posting: object | null }) {
  if (!posting) return null
  const json = JSON.stringify(posting).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
