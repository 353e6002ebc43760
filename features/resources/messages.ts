/** Document 1, section 8: 'No results.'; the rest is ours. */
export const resourceMessages = {
  none: 'No resources yet.',
  noResults: 'No results.',
  created: 'Resource added.',
  saved: 'Resource saved.',
  deleted: 'Resource deleted.',
  gone: 'There is no such resource. It may have been deleted.',
  title: 'Please enter a title.',
  category: 'Please enter a category.',
  description: 'Please say in a sentence or two what it is.',
  nothing: 'Please choose a file, or enter the address of a page.',
  both: 'Please choose either a file or an address, not both.',
  address: 'Please enter an address that begins with https://, or a path of this site.',
  savedMeanwhile:
    'Someone else changed this resource after you opened it. Save again to keep your version, or reload the page to see theirs.',
} as const
