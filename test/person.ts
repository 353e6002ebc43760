import type { Person } from '#spec/access.ts'

/** Maria Ortiz, an ordinary member, or somebody like her. */
export const person = (other: Partial<NonNullable<Person>> = {}): NonNullable<Person> => ({
  id: 'maria',
  name: 'Maria Ortiz',
  type: 'User',
  isThemeOwner: false,
  ownedThemes: [],
  sourceThemeId: null,
  isMentor: false,
  employers: [],
  actorId: null,
  ...other,
})
