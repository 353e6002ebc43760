/** The website builder: our own words. */
export const builderMessages = {
  created: 'Your site is ready. It is a draft: visitors see it once you publish it.',
  published: 'The site is live.',
  notPublished: 'This site is not published yet.',
  noDomain: 'Add a domain in the site’s settings first. Visitors need an address.',
} as const
