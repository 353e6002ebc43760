const text = 'Two crews and a pier, since 1919.'
const place = '<p>Write to {site} before you come to the pier.</p>'
const columns = [
  { id: 'c1', contentType: 'text', content: `<p>${text}</p>`, width: 60 },
  {
    id: 'c2',
    contentType: 'freeContent',
    freeContent: [{ id: 'b1', contentType: 'text', textContent: place }],
  },
  { id: 'c3', contentType: 'hologram', beam: 7 },
]
const document = {
  schemaVersion: 1,
  containers: [{ id: 'k1', title: 'Our crew', style: 'twoColumns', columns }],
}
const settings = {
  ...{ name: 'Crew', description: 'Who is aboard.', route: '/crew' },
  ...{ hideTitle: true, image: '/files/crew' },
}

/** A page as the editor saves it, with a place to fill and a part of an unknown type. */
export const crewPage = { text, settings, document }
