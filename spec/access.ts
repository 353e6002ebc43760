import type { UserType } from './roles.ts'

/** That a person works for an employer. */
export type Membership = { id: string; isOwner: boolean }

/** What access decisions need to know about a user; null is a visitor. */
export type Person = {
  id: string
  name: string
  /** what is shown; only an administrator's gives permissions */
  type: UserType
  isThemeOwner: boolean
  /** the themes this user owns */
  ownedThemes: readonly string[]
  /** the theme this person signed up on */
  sourceThemeId: string | null
  /** the hats, which one person can wear together: offers to mentor members … */
  isMentor: boolean
  /** … and works for these employers, as an owner or not */
  employers: readonly Membership[]
  /** the real user, in a switched account */
  actorId: string | null
} | null

type Rule = (person: Person) => boolean

const everyone: Rule = () => true
const signedIn: Rule = (person) => person !== null
const admin: Rule = (person) => person?.type === 'Admin'
const themeOwner: Rule = (person) => person?.isThemeOwner === true
/** works for an employer, whatever the type */
const manager: Rule = (person) => person !== null && person.employers.length > 0
/** owns one of the employers that they work for */
const employerOwner: Rule = (person) => person?.employers.some(({ isOwner }) => isOwner) === true
const mentor: Rule = (person) => person?.isMentor === true
/** acts in another user's account; only staff can */
const switched: Rule = (person) => person?.actorId != null
const any =
  (...rules: Rule[]): Rule =>
  (person) =>
    rules.some((rule) => rule(person))
/** Passwords, cards, DD214s and deletion are off limits in a switched account. */
const inPerson =
  (rule: Rule): Rule =>
  (person) =>
    rule(person) && !person?.actorId

/** Capability → who has it. Each route names one; lookups then return only what the user may see. */
export const access = {
  /** everybody, signed in or not */
  public: everyone,

  /** a user's own account: profile, files, lists */
  'account.use': signedIn,
  /** public pictures and logos */
  'pictures.publish': any(admin, themeOwner, manager),
  /** password, address, second factor, sessions, deletion of a user's own account */
  'account.secure': inPerson(signedIn),
  /** applies with REQUIRE_SECOND_FACTOR: users who manage other people, also in a switched account */
  'second-factor.owed': any(admin, themeOwner, switched),
  /** ends a switch: checked for the real user */
  'account.return': switched,

  /** document 1, section 2: favorites belong to members */
  'job.favorite': signedIn,
  /** document 3, section 3: the seeker's own tracking */
  'job.apply': signedIn,
  /** document 2, section 2: saved searches */
  'search.save': signedIn,
  /** document 2, section 3: the score and its factors; shown to those who match people and jobs */
  'score.view': any(admin, themeOwner, manager, mentor),
  /** document 2, section 2: menteeToRecommend */
  'job.recommend': mentor,

  /** trainings, resources, quizzes: what a member may see of them is looked up */
  'learning.use': signedIn,
  /** a person's own interests: never in a switched account */
  'assessment.use': inPerson(signedIn),
  /** what members learn with, on the user's own sites */
  'learning.manage': any(admin, themeOwner),
  /** resources of every site */
  'resources.everywhere': admin,
  /** document 3, section 6: the training form; managers those that they added */
  'trainings.edit': any(admin, themeOwner, manager),
  /** document 3, section 6: icon, category, promotion, restriction, picture, quiz, job categories; trainings of every site */
  'trainings.everywhere': admin,

  /** document 2, section 6: editing quizzes; managers and mentors those that they made */
  'quizzes.edit': any(admin, themeOwner, manager, mentor),
  /** quizzes of every site; marking them as global, and deleting global ones */
  'quizzes.everywhere': admin,

  /** document 2, section 1: candidates; each finds only those who may be found */
  'users.search': any(admin, themeOwner, manager, mentor),
  /** exporting lists of people: for those responsible for them */
  'users.export': any(admin, themeOwner),
  /** managers and mentors: people of every site who let themselves be found */
  'users.discover': any(manager, mentor),
  /** document 1, section 4: connections of members */
  'connections.use': signedIn,
  /** a person's own conversations: never in a switched account */
  'chat.use': inPerson(signedIn),
  /** reported messages of the user's own sites */
  'reports.decide': any(admin, themeOwner),
  /** what a mentor offers: title, help, how many mentees */
  'mentoring.offer': mentor,
  /** document 3, section 2: /users/search/mentors */
  'mentors.search': signedIn,
  /** document 1, section 6: details, edit and reset of the user card; for theme owners: the users of their themes */
  'users.manage': any(admin, themeOwner),
  /** people of every site, with any permissions; without it, people of the user's own sites who have none */
  'users.everywhere': admin,
  /** type, site ownership, hats: the permissions of a user */
  'users.rights': admin,
  /** held by everyone with permissions beyond a member's: only 'users.rights' enters another address for them */
  'address.protected': any(admin, themeOwner, manager, mentor),
  /** document 1, section 6: log the user out, delivery suppressions */
  'users.operate': admin,
  /** document 1, section 6: copy the reset link, which allows a takeover, so never in a switched account */
  'users.resetLink': inPerson(admin),
  /** document 1, section 6: also needs the site's createTicketsForFundraiser */
  'tickets.issue': any(admin, themeOwner),
  /** tickets of the user's own sites: their list, and checking people in */
  'tickets.checkIn': any(admin, themeOwner),
  /** document 1, section 6 */
  'users.delete': inPerson(any(admin, themeOwner)),
  /** has a copy of a person's data made, whose link goes to that person */
  'users.copyData': inPerson(any(admin, themeOwner)),
  /** document 1, section 6; never nested */
  'users.switch': inPerson(any(admin, themeOwner)),
  /** document 1, section 6: upload path fields; others choose a picture or upload one */
  'uploads.path': admin,

  /** document 2, section 6: badges on candidates */
  'badges.set': any(admin, themeOwner),
  /** badges of every site and global badges; without it, badges of the user's own sites */
  'badges.everywhere': admin,
  /** sees, as an employer, people who let themselves be found */
  'candidates.view': manager,
  /** sees, as a mentor, people who let themselves be found */
  'mentees.view': mentor,
  /** reading and validating DD214s */
  'dd214.validate': inPerson(any(admin, themeOwner)),
  /** the list of what people need help with (document 3, section 7), which all sites share */
  'userNeeds.manage': admin,
  /** the table of benefits and the years of housing allowances, which all sites share */
  'benefits.manage': admin,
  /** the list of civil service exams, which all sites share */
  'exams.manage': admin,
  /** document 2, section 2: /admin/ranks/{id}/edit */
  'ranks.edit': admin,
  /** document 1, section 3: description, links and publication of a certification, which all sites share */
  'certifications.edit': admin,
  /** the outbox and suppressed addresses */
  'mail.view': admin,
  'status.view': admin,
  /** the audit trail */
  'audit.view': admin,

  /** document 2, section 6: dashboard modules; theme owners those of their themes that they may edit */
  'modules.manage': any(admin, themeOwner),
  /** every module, and what administrators decide: dashboard, all sites, bundles, owner rights */
  'modules.everywhere': admin,

  /** document 3, section 6: administrators, and theme owners on their own themes, except templates */
  'pages.edit': any(admin, themeOwner),
  /** document 3, section 4: staff see every container, whatever its audience */
  'pages.seeAll': any(admin, themeOwner),
  /** comments on the user's own sites: hide, show, delete */
  'comments.moderate': any(admin, themeOwner),
  /** newsletter subscribers of the user's own sites */
  'newsletter.manage': any(admin, themeOwner),
  /** visitor content of every site; without it, of the user's own sites */
  'messages.everywhere': admin,

  /** document 2, section 5: the template type and the global flag are admin-only */
  'pages.editTemplates': admin,

  /** figures of the user's own sites */
  'analytics.view': any(admin, themeOwner),
  /** figures of every site, and of all together */
  'analytics.everywhere': admin,

  /** gifts of the user's own sites: reading, refunds, the file for accountants */
  'gifts.manage': any(admin, themeOwner),
  /** gifts of every site */
  'gifts.everywhere': admin,
  /** fundraisers of the user's own sites */
  'fundraisers.manage': any(admin, themeOwner),
  /** fundraisers and team pages of every site */
  'fundraisers.everywhere': admin,
  /** document 3, section 6: creating a team page needs login; each changes only their own */
  'teamPages.use': signedIn,

  /** document 2, section 1: theme owners manage their theme */
  'themes.edit': any(admin, themeOwner),
  /** every theme; creating and deleting them; settings with effects beyond a site: owners, domains, switches, frames, templates */
  'themes.manage': admin,

  /** an employer's own place, for those who work for it; what it names is looked up among theirs */
  'employer.use': manager,
  /** document 1, section 6: owners invite, grant and remove */
  'employer.own': employerOwner,
  /** document 3, section 7: the lookup of managers; an employer's people find their colleagues */
  'managers.find': any(admin, manager),

  /** document 1, section 6: feeds are an administrator's */
  'feeds.manage': admin,
  /** document 2, section 6 */
  'employers.manage': admin,
  /** document 2, section 6: sets applicant status; managers for the employers that they work for */
  'applicants.review': any(admin, manager),
  /** reading the state of the process: /metrics */
  'operations.view': admin,
} satisfies Record<string, Rule>

export type Capability = keyof typeof access

export const may = (person: Person, capability: Capability): boolean => access[capability](person)
