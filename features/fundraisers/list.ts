export const statuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'live', label: 'Live' },
  { value: 'closed', label: 'Closed' },
] as const

export const types = [
  { value: 'event', label: 'Event with teams' },
  { value: 'campaign', label: 'Campaign' },
  { value: 'memorial', label: 'In memory of someone' },
] as const

/** Document 1, section 3: what a team may belong to; a school is asked with its district. */
export const organizationTypes = [
  { value: 'school', label: 'School', help: 'Asks for district and school.' },
  { value: 'company', label: 'Company' },
  { value: 'post', label: 'Veterans’ post' },
  { value: 'congregation', label: 'Congregation' },
  { value: 'other', label: 'Other organization' },
] as const
