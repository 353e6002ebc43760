export { type JobSource, jobSources, type MosMatch, mosMatches } from './lists-of-jobs.ts'

/** Document 3, section 3: Sort, with the values of the URL (document 2, section 9: default sort is score). */
export const sorts = [
  { value: 'score', label: 'Relevance' },
  { value: 'proximity', label: 'Proximity' },
  { value: 'newest', label: 'Newest' },
] as const
export type Sort = (typeof sorts)[number]['value']

/** Employment types: the field's usual ones, after schema.org's employmentType. */
export const jobTypes = [
  'Full-time',
  'Part-time',
  'Contract',
  'Temporary',
  'Internship',
  'Apprenticeship',
  'Seasonal',
  'Volunteer',
  'Per diem',
] as const
export type JobType = (typeof jobTypes)[number]

export const careerLevels = [
  'Internship',
  'Entry level',
  'Experienced',
  'Supervisor',
  'Manager',
  'Executive',
] as const
export type CareerLevel = (typeof careerLevels)[number]

export const wageUnits = ['hour', 'day', 'week', 'month', 'year'] as const
export type WageUnit = (typeof wageUnits)[number]

/** Document 3, section 3: Security clearance, from none to the highest. */
export const clearances = ['None', 'Confidential', 'Secret', 'Top Secret'] as const
export type Clearance = (typeof clearances)[number]

/** Document 1, section 4: Feed health. */
export const feedHealth = { healthy: 'Healthy', failed: 'Failed' } as const

/** Document 2, section 9: jobg8ApplyType. */
export const applyTypes = ['email', 'link'] as const
/** Of a job that an employer writes: on this site, too. */
export const jobApplyTypes = ['here', ...applyTypes] as const
export type JobApplyType = (typeof jobApplyTypes)[number]

/** Document 2, section 2: flags of the search. */
export const searchFlags = ['remote', 'abilityOne', 'volunteer', 'competitive', 'employerOnly'] as const
export type SearchFlag = (typeof searchFlags)[number]

/** Document 3, section 3, leaves the list to us: the levels of the Bureau of Labor Statistics and O*NET, lowest first. */
export const educationLevels = [
  'Less than high school',
  'High school diploma or GED',
  'Vocational or trade certificate',
  'Some college, no degree',
  "Associate's degree",
  "Bachelor's degree",
  "Master's degree",
  'Professional degree',
  'Doctoral degree',
] as const
export type EducationLevel = (typeof educationLevels)[number]

/** Document 2, section 4, leaves the list to us: the separation reasons of a DD214, in plain words. */
export const dischargeReasons = [
  'Completed required service',
  'Retired',
  'Medical or disability',
  'Reduction in force',
  'Hardship or family care',
  'Education or early release',
  'Convenience of the government',
  'Still serving',
  'Other',
] as const
export type DischargeReason = (typeof dischargeReasons)[number]

/** Document 2, section 9: the six career-interest types and their codes. */
export const careerInterests = [
  { value: 'R', label: 'Realistic', help: 'Working with your hands, tools and machines' },
  { value: 'I', label: 'Investigative', help: 'Finding out how things work' },
  { value: 'A', label: 'Artistic', help: 'Creating, designing, performing' },
  { value: 'S', label: 'Social', help: 'Helping, teaching and caring for people' },
  { value: 'E', label: 'Enterprising', help: 'Leading, persuading, starting things' },
  { value: 'C', label: 'Conventional', help: 'Keeping order in facts and figures' },
] as const
export type CareerInterest = (typeof careerInterests)[number]['value']

/** Document 2, section 3: userTrades. The document names none; these are the trades of construction and industry. */
export const userTrades = [
  { value: 'boilermaker', label: 'Boilermaker' },
  { value: 'bricklayer', label: 'Bricklayer and mason' },
  { value: 'carpenter', label: 'Carpenter' },
  { value: 'electrician', label: 'Electrician' },
  { value: 'elevator', label: 'Elevator constructor' },
  { value: 'glazier', label: 'Glazier' },
  { value: 'hvac', label: 'Heating, air conditioning and refrigeration' },
  { value: 'operating-engineer', label: 'Heavy equipment operator' },
  { value: 'insulator', label: 'Insulator' },
  { value: 'ironworker', label: 'Ironworker' },
  { value: 'laborer', label: 'Laborer' },
  { value: 'lineworker', label: 'Lineworker' },
  { value: 'machinist', label: 'Machinist' },
  { value: 'mechanic', label: 'Mechanic' },
  { value: 'millwright', label: 'Millwright' },
  { value: 'painter', label: 'Painter' },
  { value: 'plasterer', label: 'Plasterer and cement mason' },
  { value: 'plumber', label: 'Plumber and pipefitter' },
  { value: 'roofer', label: 'Roofer' },
  { value: 'sheet-metal', label: 'Sheet metal worker' },
  { value: 'teamster', label: 'Truck driver' },
  { value: 'welder', label: 'Welder' },
] as const
export type UserTrade = (typeof userTrades)[number]['value']

/** Document 1, section 4: User active state, and the state of an employer that needs approval. */
export const activeStates = { active: 'Active', inactive: 'Inactive' } as const
export const approvalStates = {
  approved: 'Approved',
  refused: 'Not Approved',
  awaiting: 'Awaiting Approval',
} as const

/** Documents 1, 2 and 3, section 3: types of questions (Date, Checkboxes and others), and the number questions of document 2. */
export const questionTypes = [
  'Text',
  'Long text',
  'Number',
  'Currency',
  'Date',
  'Select',
  'Radio',
  'Checkboxes',
  'Yes/No',
  'Yes/No/Work Visa',
  'Scale',
  'File',
  'Matrix',
] as const
export type QuestionType = (typeof questionTypes)[number]

/** Document 3, section 3: the answers Yes, No, Work Visa, to whether somebody may work in the country. */
export const workAuthorizations = ['Yes', 'No', 'Work Visa'] as const

/** Document 3, section 5: howDidYouHear; for Staff and Other details are asked. */
export const waysOfHearing = [
  'Staff',
  'Friend or family',
  'Veterans organization',
  'Employer',
  'Job fair or event',
  'Search engine',
  'Social media',
  'News, radio or television',
  'Other',
] as const
export const waysWithDetails: readonly string[] = ['Staff', 'Other']

/** How often a saved search sends mail (design: search, Saved searches). */
export const searchFrequencies = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every Monday' },
  { value: 'off', label: 'Never' },
] as const
export type SearchFrequency = (typeof searchFrequencies)[number]['value']

/** Document 3, section 3: Job application status. The first five are the employer's too (document 2, section 3). */
export const applicationStatuses = [
  { value: 'APPLIED', label: 'Applied' },
  { value: 'INTERVIEWING', label: 'Interviewing' },
  { value: 'OFFERED', label: 'Got an offer' },
  { value: 'HIRED', label: 'Hired' },
  { value: 'NOTSELECTED', label: 'Not for me' },
  { value: 'INTERESTED', label: 'Interested' },
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]['value']

/** Document 2, section 4: what an employer decides. The seeker's own tracking has other labels, and 'Interested'. */
export const applicantStatuses = [
  { value: 'APPLIED', label: 'Applied' },
  { value: 'INTERVIEWING', label: 'Interviewing' },
  { value: 'OFFERED', label: 'Offered' },
  { value: 'HIRED', label: 'Hired' },
  { value: 'NOTSELECTED', label: 'Not selected' },
] as const
export type ApplicantStatus = (typeof applicantStatuses)[number]['value']

/** Document 2, section 3: whose dashboard a module is on. */
export const dashboardTypes = ['User', 'Manager'] as const
export type DashboardType = (typeof dashboardTypes)[number]
