const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** When something was, to the minute, in the time of whoever edits: two versions of one day are told apart. */
export function Moment({ at }: { at: string | number }) {
  const date = new Date(at)
  return <time dateTime={date.toISOString()}>{words.format(date)}</time>
}
