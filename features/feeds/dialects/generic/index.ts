import { csvRecords } from '../../reading/csv.ts'
import { FeedError } from '../../reading/feed-error.ts'
import { jsonRecords } from '../../reading/json.ts'
import { xmlRecords } from '../../reading/xml.ts'
import type { Dialect } from '../dialect.ts'
import { recordElement, recordList } from './find-records.ts'

/** Any other feed: the element that repeats is found, and its fields are recognized by name and by what they hold. */
export const generic: Dialect = {
  name: 'generic',
  label: 'Other feed, recognized by names',
  detect: (head) => (head.format === 'html' || (head.format === 'csv' && head.outline.size < 2) ? 0 : 0.1),
  records: (text, head, notes) => {
    if (head.format === 'csv') return csvRecords(text, head.delimiter, notes)
    if (head.format === 'json') return jsonRecords(text, recordList(head))
    const element = recordElement(head)
    if (!element)
      throw new FeedError(
        'The feed is empty, or it holds something else: no element that could be a job was found.',
      )
    return xmlRecords(text, [element], notes)
  },
  mapping: {},
}
