import { shareMet } from '../../reading/head.ts'
import { jsonRecords } from '../../reading/json.ts'
import type { Dialect } from '../dialect.ts'

export const lever: Dialect = {
  name: 'lever',
  label: 'Lever',
  detect: (head) => (shareMet(head, '', ['hostedurl', 'categories', 'text', 'createdat']) >= 0.75 ? 0.95 : 0),
  records: (text) => jsonRecords(text, '$.*'),
  mapping: {
    reference: ['id'],
    title: ['text'],
    description: ['description', 'descriptionPlain'],
    applyUrl: ['applyUrl', 'hostedUrl'],
    place: ['categories.location', 'categories.allLocations'],
    country: ['country'],
    workplace: ['workplaceType'],
    type: ['categories.commitment'],
    level: ['categories.level'],
    category: ['categories.team', 'categories.department'],
    posted: ['createdAt'],
    wageMin: ['salaryRange.min'],
    wageMax: ['salaryRange.max'],
    wageUnit: ['salaryRange.interval'],
    currency: ['salaryRange.currency'],
    headed: ['lists.text', 'lists.content'],
    sections: { 'Additional information': ['additional'], Pay: ['salaryDescription'] },
    aside: {
      'the same text once more': [
        'descriptionPlain',
        'additionalPlain',
        'salaryDescriptionPlain',
        'opening',
        'openingPlain',
        'descriptionBody',
        'descriptionBodyPlain',
      ],
    },
  },
}
