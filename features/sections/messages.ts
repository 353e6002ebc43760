export const sectionMessages = {
  nothing: 'Nothing here has these words.',
  noOffice: (zip: string) => `No office is listed for ${zip}. These are all of them.`,
}
