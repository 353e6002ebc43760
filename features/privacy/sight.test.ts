import { expect, test } from 'vitest'
import { person } from '#test/person.ts'
import { type Owner, type Sight, sightOf } from './sight.ts'

const closed: Owner = {
  id: 'dolores',
  isManaged: false,
  isMentor: false,
  isPublic: false,
  isFindable: false,
  hidesLastName: false,
  resumeShownTo: 'nobody',
  hasApplied: false,
  isEmployerApproved: true,
  isConnected: false,
}

const viewers = {
  visitor: null,
  member: person(),
  mentor: person({ isMentor: true }),
  manager: person({ employers: [{ id: 'docks', isOwner: false }] }),
  ownerOfHarbor: person({ isThemeOwner: true, ownedThemes: ['harbor'] }),
  ownerOfDocks: person({ isThemeOwner: true, ownedThemes: ['docks'] }),
  administrator: person({ type: 'Admin' }),
  self: person({ id: 'dolores' }),
} as const

/** p profile · n full name · z ZIP and clearance · c contact · r resume · d DD214 */
const said = (sight: Sight) =>
  [
    sight.profile && 'p',
    sight.fullName && 'n',
    sight.particulars && 'z',
    sight.contact && 'c',
    sight.resume && 'r',
    sight.dd214 && 'd',
  ]
    .map((letter) => letter || '-')
    .join('')

const all = 'pnzcrd'
const none = '------'
const staff = { ownerOfHarbor: all, administrator: all, self: all }
const others = { visitor: none, member: none, mentor: none, manager: none, ownerOfDocks: none }

const table: [string, Partial<Owner>, Record<keyof typeof viewers, string>][] = [
  ['nothing turned on', {}, { ...others, ...staff }],
  ['resume without being found', { resumeShownTo: 'both' }, { ...others, ...staff }],
  ['public', { isPublic: true }, { ...allOthers('pn----'), ...staff }],
  [
    'public, without last name',
    { isPublic: true, hidesLastName: true },
    { ...allOthers('p-----'), ...staff },
  ],
  ['may be found', { isFindable: true }, { ...others, mentor: 'pnz---', manager: 'pnz---', ...staff }],
  [
    'may be found, without last name',
    { isFindable: true, hidesLastName: true },
    { ...others, mentor: 'p-z---', manager: 'p-z---', ...staff },
  ],
  [
    'resume to employers',
    { isFindable: true, resumeShownTo: 'employers' },
    { ...others, mentor: 'pnz---', manager: 'pnz-r-', ...staff },
  ],
  [
    'resume to mentors',
    { isFindable: true, resumeShownTo: 'mentors' },
    { ...others, mentor: 'pnz-r-', manager: 'pnz---', ...staff },
  ],
  [
    'resume to both',
    { isFindable: true, resumeShownTo: 'both' },
    { ...others, mentor: 'pnz-r-', manager: 'pnz-r-', ...staff },
  ],
  [
    'applied to the employer',
    { hasApplied: true, hidesLastName: true },
    { ...others, manager: 'pnzcr-', ...staff },
  ],
  [
    'the employer waits for approval',
    { isFindable: true, hasApplied: true, isEmployerApproved: false },
    { ...others, mentor: 'pnz---', ...staff },
  ],
  [
    'a mentor who may be found',
    { isMentor: true, isFindable: true },
    { ...allOthers('pn----'), visitor: none, mentor: 'pnz---', manager: 'pnz---', ...staff },
  ],
]

function allOthers(sight: string) {
  return Object.fromEntries(Object.keys(others).map((name) => [name, sight])) as typeof others
}

for (const [name, owner, expected] of table)
  test(name, () => {
    const seen = Object.entries(viewers).map(([who, viewer]) => [
      who,
      said(sightOf(viewer, { ...closed, isManaged: who in staff, ...owner })),
    ])
    expect(Object.fromEntries(seen)).toEqual(expected)
  })

test('who has switched to an account reads no DD214', () => {
  expect(said(sightOf(person({ id: 'dolores', actorId: 'root' }), closed))).toBe('pnzcr-')
})
