/** The addresses that belong to an application, by how they begin. */
const addressesOf = {
  search: ['/jobs/search', '/jobs/map', '/my-saved-searches'],
  newsRoom: ['/news', '/articles'],
  donations: ['/donate', '/fundraisers', '/teams', '/team-pages'],
  chat: ['/chat'],
}

/** Whether a site has what a link leads to: not where its application is switched off. */
export const isOffered = (applications: Record<string, boolean>, href: string): boolean =>
  Object.entries(addressesOf).every(
    ([application, paths]) =>
      applications[application] ||
      !paths.some((path) => href.startsWith(path) && /^([/?#.]|$)/.test(href.slice(path.length))),
  )
