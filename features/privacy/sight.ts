import { may, type Person } from '#spec/access.ts'

/** Whose profile it is, and what that person allows. */
export type Owner = {
  id: string
  /** by the viewer (managed.ts) */
  isManaged: boolean
  isMentor: boolean
  isPublic: boolean
  isFindable: boolean
  hidesLastName: boolean
  resumeShownTo: 'nobody' | 'employers' | 'mentors' | 'both'
  /** sent an application through us to one of the viewer's employers that waits for no approval */
  hasApplied: boolean
  /** one of the viewer's employers waits for no approval */
  isEmployerApproved: boolean
  /** connected with the viewer, or asked the viewer to connect */
  isConnected: boolean
}

/** What one person may see of another. */
export type Sight = {
  /** the profile at all */
  profile: boolean
  fullName: boolean
  /** where the person lives, and the security clearance: not for everybody on the web */
  particulars: boolean
  /** e-mail and phone */
  contact: boolean
  resume: boolean
  /** what the person needs help with: theirs and the staff's alone */
  needs: boolean
  /** the DD214, and what was found of it beside that it is valid */
  dd214: boolean
}

const nothing: Sight = {
  profile: false,
  fullName: false,
  particulars: false,
  contact: false,
  resume: false,
  needs: false,
  dd214: false,
}
const everything: Sight = {
  profile: true,
  fullName: true,
  particulars: true,
  contact: true,
  resume: true,
  needs: true,
  dd214: true,
}

/** What each kind of viewer may see of a profile: decided here and nowhere else (decision 074). */
export function sightOf(viewer: Person, owner: Owner): Sight {
  if (viewer?.id === owner.id) return { ...everything, dd214: may(viewer, 'account.secure') }
  if (owner.isManaged) return { ...everything, dd214: may(viewer, 'dd214.validate') }
  const given = [
    asEmployer(viewer, owner),
    asMentor(viewer, owner),
    asConnection(owner),
    asAnybody(viewer, owner),
  ]
  return given.reduce(both)
}

function asEmployer(viewer: Person, owner: Owner): Sight {
  if (!may(viewer, 'candidates.view') || !owner.isEmployerApproved) return nothing
  const { hasApplied, isFindable, resumeShownTo } = owner
  if (!hasApplied && !isFindable) return nothing
  return {
    profile: true,
    fullName: hasApplied || !owner.hidesLastName,
    particulars: true,
    contact: hasApplied,
    resume: hasApplied || resumeShownTo === 'employers' || resumeShownTo === 'both',
    needs: false,
    dd214: false,
  }
}

function asMentor(viewer: Person, owner: Owner): Sight {
  if (!may(viewer, 'mentees.view') || !owner.isFindable) return nothing
  return {
    ...nothing,
    profile: true,
    fullName: !owner.hidesLastName,
    particulars: true,
    resume: owner.resumeShownTo === 'mentors' || owner.resumeShownTo === 'both',
  }
}

/** Connected people see each other's names, no matter who else may find them. */
const asConnection = ({ isConnected }: Owner): Sight => ({
  ...nothing,
  profile: isConnected,
  fullName: isConnected,
})

/** A mentor who may be found is there for members; a public profile for everybody. */
function asAnybody(viewer: Person, owner: Owner): Sight {
  const isOfferedMentor = owner.isMentor && owner.isFindable && may(viewer, 'mentors.search')
  if (!owner.isPublic && !isOfferedMentor) return nothing
  return { ...nothing, profile: true, fullName: !owner.hidesLastName }
}

const both = (one: Sight, other: Sight) =>
  Object.fromEntries(
    Object.keys(nothing).map((name) => [name, one[name as keyof Sight] || other[name as keyof Sight]]),
  ) as Sight
