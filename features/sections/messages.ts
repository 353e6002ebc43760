export const sectionMessages = {
  nothing: 'Nothing here matches your search.',
  unlisted: 'No services or offices are listed yet.',
  noOffice: (zip: string) => `No office is listed for ${zip}. These are all of them.`,
}
