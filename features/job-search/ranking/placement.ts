import { promotedEvery } from '#spec/limits.ts'

/** More than any sort key within a group (rank.ts): what is at the place, what is remote. */
export const group = 131_072
/** What the highest group adds to a sort key: paid work at the place. */
export const mostGroup = 3 * group

/** A promoted job fits about as well as another with this share of its score. */
const aboutAsWell = 0.8

/**
 * The first `end` jobs: a promoted one takes the first place of a page and its middle when it fits about as well as the job
 * it goes before. So there are at most two on a page, and a poor match that is paid for stays where it belongs.
 */
export function placePromoted<T extends { key: number }>(
  others: T[],
  promotedJobs: T[],
  end: number,
  limit: number,
): T[] {
  const every = Math.max(promotedEvery, Math.ceil(limit / 2))
  const placed: T[] = []
  let [other, next] = [0, 0]
  while (placed.length < end) {
    const [job, rival] = [promotedJobs[next], others[other]]
    if (!job && !rival) break
    const isNext =
      job && (!rival || isLate(job, rival) || (placed.length % every === 0 && fitsAbout(job, rival)))
    placed.push(isNext ? job : (rival ?? job)!)
    if (isNext) next++
    else other++
  }
  return placed
}

const groupOf = ({ key }: { key: number }) => Math.floor(key / group)
/** Its group has ended: it would be among jobs that are elsewhere. */
const isLate = (job: { key: number }, rival: { key: number }) => groupOf(job) > groupOf(rival)
const fitsAbout = (job: { key: number }, rival: { key: number }) =>
  groupOf(job) === groupOf(rival) && job.key % group >= aboutAsWell * (rival.key % group)
