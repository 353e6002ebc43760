/** Document 1, section 8: Selector. */
export const selectorMessages = {
  failed: 'Error loading items',
  noResults: (query: string) => `No results for ${query}`,
  enterSearch: 'Please enter a search',
  loading: 'Loading items...',
  capped:
    'The results have been limited to a maximum of 50, please type in the search to refine your results.',
} as const

/** Document 1, section 8: Search list. */
export const searchListMessages = {
  enterQuery: 'Please enter a query',
  noResults: 'Sorry, your search yielded no results',
} as const

/** Document 1, section 9: 'of 10000+ results' when the total is at least 10000. */
export const resultsOf = (total: number, counted = 10_000) => {
  if (total >= counted) return `of ${counted}+ results`
  return `of ${String(total).replace(/\B(?=(\d{3})+$)/g, ',')} ${total === 1 ? 'result' : 'results'}`
}

/** Document 3, section 5: the generic mark of a required field. */
export const requiredMark = '(required)'

/** Document 3, section 4: leaving with unsaved changes. */
export const leaveMessages = {
  page: 'Are you sure you want to leave? You have unsaved changes!',
  route: 'Make sure to save your changes before leaving.',
} as const

/** Document 2, section 8: what a site has switched off. */
export const applicationMessages = {
  off: 'This app is not enabled',
} as const

/** From a page to its editor, for those who may edit it: apart from the other words of pages, which no visitor needs. */
export const editPage = 'Edit Page'

/** Document 3, section 8: empty states. */
export const emptyMessages = {
  nothing: 'Nothing to show',
  nothingSaved: 'Nothing saved.',
} as const

/** The forms' captcha. */
export const captchaMessages = {
  failed: 'We could not tell that you are a person. Please try again.',
  first: 'Please show that you are a person first.',
  tooOften: 'You have tried too often. Please try again in an hour.',
} as const

/** Document 3, section 8: a form that was sent and not taken. */
export const submitError = (message: string) => `Error on submit: ${message}`

/** Failed requests: our own words. */
export const connectionMessages = {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  busy: 'The site is very busy. Please try again in a moment.',
  failed: 'That did not work. Please try again.',
  signedOut:
    'You are no longer signed in. Sign in again in another tab, then send this once more: what you typed is still here.',
} as const
