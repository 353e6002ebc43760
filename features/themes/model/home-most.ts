/** How many of each the home page may have: nobody reads more. */
export const most = {
  ...{ quickSearches: 8, blocks: 9, steps: 6 },
  ...{ actions: 2, wants: 8, figures: 4, tiles: 12, services: 24 },
  ...{ codes: 12, forms: 12, offices: 60, notices: 12, call: 1 },
  ...{ scopes: 4, wages: 12, partners: 24, teaser: 4 },
} as const
