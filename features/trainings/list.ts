// Without Zod: the form checks with it in the browser.

/** Document 3, section 3: the type of a link. */
export const linkTypes = ['Link', 'Embed'] as const
export type LinkType = (typeof linkTypes)[number]

/** Document 3, section 3: the type of a training. */
export const trainingTypes = ['default', 'scorm'] as const
export type TrainingType = (typeof trainingTypes)[number]

export const mostLinks = 40

/** What a card can have instead of a picture: names of ui/icon-paths.ts. */
export const trainingIcons = [
  { value: 'book', label: 'Book' },
  { value: 'play', label: 'Video' },
  { value: 'briefcase', label: 'Briefcase' },
  { value: 'document', label: 'Document' },
  { value: 'message', label: 'Conversation' },
  { value: 'gear', label: 'Gear' },
  { value: 'heart', label: 'Heart' },
  { value: 'building', label: 'Building' },
  { value: 'wage', label: 'Money' },
  { value: 'key', label: 'Key' },
  { value: 'flag', label: 'Flag' },
  { value: 'medal', label: 'Medal' },
] as const
export type TrainingIcon = (typeof trainingIcons)[number]['value']

/** How large a package may be, in megabytes. */
export const packageMegabytes = 50
