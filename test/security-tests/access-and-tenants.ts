import { type Covered, matrix } from './covered.ts'

const attacks = 'features/users/attacks.test.ts'
const hats = 'features/users/hats.test.ts'
const account = 'features/sign-in/account.test.ts'
const signUp = 'features/sign-up/sign-up.test.ts'
const switching = 'features/account-switch/switch.test.ts'
const reading = 'features/files/reading.test.ts'
const keeping = 'features/files/keeping.test.ts'
const input = 'test/input.test.ts'
const hosts = 'test/hosts.test.ts'
const pages = 'features/pages/pages.test.ts'
const search = 'features/users/search/search.test.ts'

export const accessAndTenants: Covered[] = [
  [
    'Whatever is done while switched to another account is recorded and shown to its owner',
    [switching, 'leaves an entry for whatever is done while switched, and shows it to whose account it is'],
    [switching, 'tells the person by mail when the switch has ended: who it was, and what they did'],
    [
      switching,
      'tells of a switch that was not ended by hand and changed nothing, once, and of no other one',
    ],
  ],
  [
    'A theme owner of A acts on users of B',
    [attacks, 'a theme owner of A finds nobody of B, nor staff of higher rights, by any address'],
    [search, 'shows each viewer only those whom they may find'],
    [switching, 'lets a theme owner switch only to accounts of their own site, and not to its other staff'],
  ],
  [
    'A theme owner of A acts on pages, badges, files of B',
    matrix,
    [pages, 'owners edit only their own sites; templates and global pages are for administrators'],
    ['features/badges/badges.test.ts', 'are renamed and deleted by whose they are'],
    [
      'features/themes/look-editor/preview.test.ts',
      'the preview is for those who edit the site; those who do not edit its look see what is live',
    ],
    [
      'features/themes/look-editor/preview.test.ts',
      'the preview shows any page in the look of the draft as a visitor sees it, without script, kept by nobody',
    ],
    [
      reading,
      'a DD214 is read by its owner and by those who validate it for that site; each reading is remembered first',
    ],
    ['features/profiles/dd214.test.ts', 'is judged by the staff of the site only'],
  ],
  [
    'A member acts on what another member has',
    matrix,
    [
      'features/saved-searches/saved-searches.test.ts',
      'a search is saved with all parameters and described in words; only its owner changes or removes it',
    ],
    [
      'features/applications/applications.test.ts',
      'nobody sees, changes or removes the applications of others',
    ],
    [
      'features/recommendations/recommendations.test.ts',
      'the list answers data; only its person marks a recommendation as done',
    ],
    ['features/applications/applications.test.ts', 'nobody applies with another person’s resume'],
    [account, 'of others cannot be ended'],
    [keeping, 'the list of own files: what is there, the room it takes, adding, deleting'],
  ],
  [
    'One hat opens what another is for, or stays open after it was taken',
    [hats, 'a mentor is not held up by an employer that awaits approval, nor sees what only employers may'],
    [hats, 'of several employers each counts by itself: an application opens a profile to that one alone'],
    [hats, 'staff give the mentor hat and take it: the capability goes at once, the session stays'],
    [
      'features/users/edit/address.test.ts',
      'an address that a theme owner entered for a member is worth nothing once the member has a hat',
    ],
  ],
  [
    'Somebody takes an employer that is not theirs, or decides their own claim',
    matrix,
    ['features/employers/claims.test.ts', 'administrators alone decide, and never on their own claim'],
  ],
  [
    'A manager acts on what another employer has: jobs, applicants, their answers and resumes, managers, page, plan',
    [
      'features/job-admin/job-admin.test.ts',
      'a manager of another employer changes nothing; each denial is audited',
    ],
    [
      'features/job-admin/form/form.test.ts',
      'a manager of another employer reads, changes and copies nothing; each denial is audited',
    ],
    [
      'features/applicants/managers.test.ts',
      'a manager of another employer sees, decides, notes, writes and exports nothing; each denial is audited',
    ],
    [
      'features/employers/managers/managers.test.ts',
      'an owner of another employer reaches nobody here, and each attempt is noted',
    ],
    [
      'features/employer-plan/plan.test.ts',
      'a manager of another employer sees and buys nothing of it, and is noted',
    ],
  ],
  [
    'A manager sets what is the staff’s: approval, subscription, credits, feeds',
    ['features/employer-admin/employer-admin.test.ts', 'a manager changes nothing of this, whatever is sent'],
    [
      'features/employers/company/company.test.ts',
      'its people change the page, and nothing that is the staff’s',
    ],
    ['features/employer-sign-up/sign-up.test.ts', 'fields of the staff are never taken from a sign-up'],
  ],
  [
    'An employer is left without an owner, or an invitation is used by another person, twice or after it was withdrawn',
    [
      'features/employers/managers/managers.test.ts',
      'two owners who remove each other at once: one stays, and owns',
    ],
    [
      'features/employers/managers/managers.test.ts',
      'somebody with an account accepts, once; the list says who invited them',
    ],
    ['features/employers/managers/managers.test.ts', 'withdrawn, expired or replaced links open nothing'],
  ],
  [
    'Somebody reads what another needs help with',
    [
      'features/user-needs/needs.test.ts',
      'a person chooses needs and trades; they and the staff of their site see the needs, others the trades alone',
    ],
    [
      'features/user-needs/needs.test.ts',
      'staff find people by need, nobody else does; a trade finds for everybody who searches',
    ],
  ],
  [
    'A manager finds people that their employer may not see',
    [search, 'shows nobody to a manager whose employer awaits approval'],
    [search, 'keeps a hidden last name hidden, from the search too'],
    [
      'features/profiles/profile.test.ts',
      'employers and mentors find whom they may, and what they look at is noted',
    ],
  ],
  [
    'A member erases what a stranger has, by a stranger’s address',
    ['features/erasure.test.ts', 'leaves a stranger what is stored under an address that was never proven'],
  ],
  [
    'What is refused is in the trail',
    [attacks, 'what somebody was refused is in the trail, and nothing that a page elsewhere can cause'],
  ],
  [
    'Lookups and whatever is under /admin, as a user',
    matrix,
    [attacks, 'members, managers and mentors may do nothing to anybody'],
  ],
  [
    'limit=100000, -1',
    [input, 'no list is longer than a page, whatever limit is asked for'],
    [search, 'sorts and pages, and bounds what is asked'],
  ],
  [
    'A matrix of every route × every role, checked in',
    matrix,
    ['lib/access.test.ts', 'a route that names no capability stops the start with a sentence'],
  ],
  [
    'Mass assignment at sign-up and on every PUT',
    [signUp, 'ignores what nobody may set'],
    [account, 'takes no field that is not asked for'],
    ['features/profiles/edit/edit.test.ts', 'gives nobody rights or a validated DD214 by a field'],
    [attacks, 'a theme owner raises nobody, whatever is sent'],
    [attacks, 'nobody raises, disables or deletes oneself'],
    [
      'features/saved-searches/saved-searches.test.ts',
      'the owner of a search cannot be changed by what is sent',
    ],
    [
      'features/applications/applications.test.ts',
      'ignores fields of an application that its owner may not set',
    ],
    ['features/badges/badges.test.ts', 'stay with their site, whatever is sent'],
  ],
  [
    'Content hidden by showWhen never in any JSON',
    [pages, 'what is for others leaves the server for nobody else; staff see all, labelled'],
  ],
  [
    'Host tricks never choose a theme',
    [hosts, 'the port of the Host header is in no address of ours'],
    [hosts, '%s is a 4xx'],
    [hosts, 'nobody is believed who says %s'],
    [
      'features/themes/sites.test.ts',
      'takes the site from the Host header, whatever its port, case or trailing dot',
    ],
    ['features/themes/sites.test.ts', 'is not fooled by forwarded hosts or lists of hosts'],
  ],
  [
    'One administrator remains',
    [
      'features/users/users.test.ts',
      'keeps one administrator, even when two remove each other at the same time',
    ],
  ],
]
