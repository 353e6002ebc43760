/** A message to several people, as one of them gets it. */
export const filled = (message: string, { firstName, job }: { firstName: string; job: string }): string =>
  message.replace(/\{first name\}/gi, () => firstName).replace(/\{job\}/gi, () => job)
