const day = 86_400_000
// Not Intl.DateTimeFormat: the first one of a page takes a phone a tenth of a second, before anything can be pressed.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'Today', 'Yesterday', '5 days ago', '3 weeks ago', then the date. In the future: 'Today', 'Tomorrow', 'In 5 days'. */
export function relativeDate(date: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(date)) / day)
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days === -1) return 'Tomorrow'
  if (days < 0 && days > -15) return `In ${-days} days`
  if (days > 0 && days < 15) return `${days} days ago`
  if (days > 0 && days < 60) return `${Math.round(days / 7)} weeks ago`
  return longDate(date)
}

/** 'Nov 21, 2026' */
export function longDate(date: Date): string {
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

function startOfDay(date: Date) {
  return Math.floor(date.getTime() / day) * day
}
