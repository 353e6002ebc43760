export const fileMessages = {
  tooLarge: 'Files should be smaller than 10 MB. Choose a smaller one.',
  added: 'Your file was added.',
  deleted: 'Your file was deleted.',
} as const
