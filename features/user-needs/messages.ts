export const needMessages = {
  created: 'Need added.',
  saved: 'Need saved.',
  deleted: 'Need deleted.',
  moved: 'The order is saved.',
  taken: 'There is already a need with this name.',
  tooMany: 'There are 100 needs already. Delete one first.',
  unknown: 'There is no such need. It may have been deleted.',
} as const
