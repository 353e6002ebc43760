/** Document 3, sections 4 and 8: the editor. */
export const editorMessages = {
  discard: 'Discard ALL changes',
  save: 'Save ALL Changes',
  noContent: 'No content defined yet!',
  unknownType: 'Edit Component Not Found',
  pageCreated: 'Page created successfully. Redirecting to fundraiser form...',
  requiredMissing: 'Some required fields are empty.',
  misunderstood: 'Some links or videos are not understood.',
  discarded: 'Your changes are discarded.',
  /** drafts that were discarded stay in the browser for 30 days */
  bringBack:
    'To bring them back within 30 days, on this device: Edit Page, then Versions, then Bring back under Discarded drafts.',
  saved: 'Your changes are saved.',
  partMissing: 'This part of the editor could not be loaded.',
  partMissingHelp:
    'Please check the connection and try again. If it happens again, reload the page: unsaved changes come back.',
  unreachable: 'The server cannot be reached.',
  ownConflicts: 'You have changed the same parts twice. Please decide, then save.',
  conflicts: 'Someone else has changed the same parts of this page. Please decide, then save.',
} as const
