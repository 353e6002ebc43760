export type Approval = 'Approved' | 'Not Approved' | 'Awaiting Approval'

/** A matter that waits for somebody: what, why it matters, and where to go. */
export type Matter = {
  key: 'applicants' | 'messages' | 'feed' | 'closing'
  title: string
  text: string
  href: string
  action: string
}

export type JobLine = {
  id: string
  title: string
  place: string | null
  href: string
  /** of 28 days, as are the next two */
  views: number
  favorites: number
  applications: number
  /** of eight weeks, the last is this one */
  weeks: number[]
  closesAt: string | null
  closesSoon: boolean
}

/** The props of employers/home/home. */
export type EmployerHome = {
  employer: { id: string; name: string; href: string } | null
  employers: { id: string; name: string }[]
  /** null: this employer needs none */
  approval: { state: Approval; reason: string | null } | null
  /** employers that the viewer claims, and that nobody has decided about */
  claims: { id: string; employer: string; createdAt: string }[]
  matters: Matter[]
  /** twelve weeks, the last is this one */
  weeks: { label: string; applications: number; views: number }[]
  jobs: JobLine[]
  jobCount: number
  page: { done: number; of: number; missing: { label: string; href: string }[] }
  figures: { label: string; value: number; before: number }[]
  managerCount: number
  promotionCredits: number
}
