import type { UserType } from './roles.ts'

/** What a decision about access needs to know of a person; null is a visitor. */
export type Person = {
  id: string
  name: string
  type: UserType
  isThemeOwner: boolean
  /** the themes this person owns */
  ownedThemes: readonly string[]
  /** the theme this person signed up on */
  sourceThemeId: string | null
  /** the employer this person works for, and whether as its owner */
  employerId: string | null
  isEmployerOwner: boolean
  /** who really sits there, while the account is switched */
  actorId: string | null
} | null

type Rule = (person: Person) => boolean

const everyone: Rule = () => true
const signedIn: Rule = (person) => person !== null
const admin: Rule = (person) => person?.type === 'Admin'
const themeOwner: Rule = (person) => person?.isThemeOwner === true
const manager: Rule = (person) => person?.type === 'Manager'
const mentor: Rule = (person) => person?.type === 'Mentor'
const any =
  (...rules: Rule[]): Rule =>
  (person) =>
    rules.some((rule) => rule(person))
/** Passwords, cards, DD214s and deletions are a person's own: not for somebody who has switched to the account. */
const inPerson =
  (rule: Rule): Rule =>
  (person) =>
    rule(person) && !person?.actorId

/** Capability → who may. A route names one; the lookup then finds only what this person may see. */
export const access = {
  /** everybody, signed in or not */
  public: everyone,

  /** what concerns the own account: profile, files, lists */
  'account.use': signedIn,
  /** pictures and logos that everybody sees */
  'pictures.publish': any(admin, themeOwner, manager),
  /** password, address, second factor, sessions, deletion of the own account */
  'account.secure': inPerson(signedIn),
  /** asked of the staff where the setting REQUIRE_SECOND_FACTOR is on: those who manage other people */
  'second-factor.owed': any(admin, themeOwner),
  /** ends a switch: asked of whoever sits there */
  'account.return': (person) => person?.actorId != null,

  /** document 1, section 2: favourites are a member's */
  'job.favorite': signedIn,
  /** document 3, section 3: the seeker's own tracking */
  'job.apply': signedIn,
  /** document 2, section 2: saved searches */
  'search.save': signedIn,
  /** document 2, section 3: the score and its factors; shown to those who match people and jobs */
  'score.view': any(admin, themeOwner, manager, mentor),
  /** document 2, section 2: menteeToRecommend */
  'job.recommend': mentor,

  /** document 2, section 1: candidates; each finds only those who may be found */
  'users.search': any(admin, themeOwner, manager, mentor),
  /** lists of people to take away: for whom the people are in charge of */
  'users.export': any(admin, themeOwner),
  /** managers and mentors: people of every site who let themselves be found */
  'users.discover': any(manager, mentor),
  /** document 3, section 2: /users/search/mentors */
  'mentors.search': signedIn,
  /** document 1, section 6: details, edit and reset of the user card; a theme owner's for the own theme's users */
  'users.manage': any(admin, themeOwner),
  /** people of every site, whatever their rights: without it, those of the own sites who have none */
  'users.everywhere': admin,
  /** type, ownership of sites, employer: what a person may do */
  'users.rights': admin,
  /** document 1, section 6: log the user out, delivery suppressions */
  'users.operate': admin,
  /** document 1, section 6: copy the reset link; with it one can be somebody, so never while switched */
  'users.resetLink': inPerson(admin),
  /** document 1, section 6: needs the site's createTicketsForFundraiser besides */
  'tickets.issue': any(admin, themeOwner),
  /** document 1, section 6 */
  'users.delete': inPerson(any(admin, themeOwner)),
  /** document 1, section 6; never nested */
  'users.switch': inPerson(any(admin, themeOwner)),
  /** document 2, section 6: badges on candidates */
  'badges.set': any(admin, themeOwner),
  /** badges of every site and those of all sites; without it, the own sites' */
  'badges.everywhere': admin,
  /** sees, as an employer, people who let themselves be found */
  'candidates.view': manager,
  /** sees, as a mentor, people who let themselves be found */
  'mentees.view': mentor,
  /** reading and validating DD214s */
  'dd214.validate': inPerson(any(admin, themeOwner)),
  /** document 2, section 2: /admin/ranks/{id}/edit */
  'ranks.edit': admin,
  /** the outbox and who gets no mail */
  'mail.view': admin,
  /** the audit trail */
  'audit.view': admin,

  /** document 3, section 6: administrators, and theme owners on the own themes, templates excepted */
  'pages.edit': any(admin, themeOwner),
  /** document 3, section 4: staff see every container, whoever it is for */
  'pages.seeAll': any(admin, themeOwner),
  /** what visitors wrote on the own sites: hide, show, delete */
  'comments.moderate': any(admin, themeOwner),
  /** who gets the newsletter of the own sites */
  'newsletter.manage': any(admin, themeOwner),
  /** what people left on every site; without it, on the own ones */
  'messages.everywhere': admin,

  /** document 2, section 5: the template type and the global flag are admin-only */
  'pages.editTemplates': admin,

  /** document 2, section 1: theme owners manage their theme */
  'themes.edit': any(admin, themeOwner),
  /** every theme; making and deleting them; what gives power beyond a site: owners, domains, switches, frames, templates */
  'themes.manage': admin,

  /** document 1, section 6: feeds are an administrator's */
  'feeds.manage': admin,
  /** document 2, section 6 */
  'employers.manage': admin,
  /** reading the state of the process: /metrics */
  'operations.view': admin,
} satisfies Record<string, Rule>

export type Capability = keyof typeof access

export const may = (person: Person, capability: Capability): boolean => access[capability](person)
