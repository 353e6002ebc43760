export const sectionMessages = {
  nothing: 'Nothing here matches your search.',
  noOffice: (zip: string) => `No office is listed for ${zip}. These are all of them.`,
}
