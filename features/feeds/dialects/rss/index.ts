import { met } from '../../reading/head.ts'
import { xmlRecords } from '../../reading/xml.ts'
import type { Dialect } from '../dialect.ts'

const roots = ['rss/channel/item', 'rdf:rdf/item'] as const

export const rss: Dialect = {
  name: 'rss',
  label: 'RSS 2.0',
  detect: (head) => (roots.some((root) => met(head, root)) || met(head, 'rss/channel') ? 0.9 : 0),
  records: (text, _, notes) => xmlRecords(text, roots, notes),
  mapping: {
    reference: ['guid', 'link'],
    title: ['title'],
    description: ['content:encoded', 'description'],
    applyUrl: ['link', 'guid'],
    company: ['job_listing:company', 'dc:creator', 'source'],
    place: ['job_listing:location'],
    type: ['job_listing:job_type'],
    wage: ['job_listing:salary'],
    category: ['category'],
    posted: ['pubDate', 'dc:date'],
    expires: ['job_listing:expires'],
    lat: ['geo:lat'],
    lon: ['geo:long'],
    aside: {
      'for machines': [
        'guid@isPermaLink',
        'comments',
        'wfw:commentRss',
        'slash:comments',
        'category@domain',
        'source@url',
        'post-id',
      ],
    },
  },
}
