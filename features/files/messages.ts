export const fileMessages = {
  added: 'Your file was added.',
  deleted: 'Your file was deleted.',
} as const
