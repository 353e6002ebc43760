const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A time to the minute, in the editor's time zone: distinguishes two versions of one day. */
export function Moment({ at }: { at: string | number }) {
  const date = new Date(at)
  return <time dateTime={date.toISOString()}>{words.format(date)}</time>
}
