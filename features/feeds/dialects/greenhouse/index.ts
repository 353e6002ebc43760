import { shareMet } from '../../reading/head.ts'
import { jsonRecords } from '../../reading/json.ts'
import type { Dialect } from '../dialect.ts'

/** Greenhouse's job board API. Its amounts are in cents. */
export const greenhouse: Dialect = {
  name: 'greenhouse',
  label: 'Greenhouse',
  detect: (head) =>
    shareMet(head, 'jobs', ['absolute_url', 'internal_job_id', 'updated_at', 'location']) >= 0.75 ? 0.95 : 0,
  records: async function* (text) {
    for await (const records of jsonRecords(text, '$.jobs.*')) {
      for (const fields of records) inDollars(fields)
      yield records
    }
  },
  mapping: {
    reference: ['id'],
    title: ['title'],
    description: ['content'],
    applyUrl: ['absolute_url'],
    company: ['company_name'],
    place: ['location.name', 'offices.location', 'offices.name'],
    category: ['departments.name'],
    posted: ['first_published'],
    updated: ['updated_at'],
    expires: ['application_deadline'],
    wageMin: ['pay_input_ranges.min'],
    wageMax: ['pay_input_ranges.max'],
    wageUnit: ['pay_input_ranges.title'],
    currency: ['pay_input_ranges.currency_type'],
    source: ['metadata.Source'],
    agency: ['metadata.Agency'],
    subagency: ['metadata.Subagency'],
    competitive: ['metadata.Competitive service'],
    volunteer: ['metadata.Volunteer'],
    clearance: ['metadata.Security clearance'],
    level: ['metadata.Career level'],
    workplace: ['metadata.Workplace'],
    type: ['metadata.Employment type', 'metadata.Employment Type', 'metadata.Job type'],
    facts: { Reference: ['requisition_id'], Languages: ['language'] },
    sections: { Pay: ['pay_input_ranges.blurb'] },
    aside: {
      'for machines': [
        'internal_job_id',
        'departments.id',
        'departments.parent_id',
        'departments.child_ids',
        'offices.id',
        'offices.parent_id',
        'offices.child_ids',
        'data_compliance.type',
        'data_compliance.requires_consent',
        'data_compliance.requires_processing_consent',
        'data_compliance.requires_retention_consent',
        'data_compliance.retention_period',
        'data_compliance.demographic_data_consent_applies',
      ],
    },
  },
}

function inDollars(fields: Map<string, string[]>) {
  for (const end of ['min', 'max']) {
    const cents = fields.get(`pay_input_ranges.${end}_cents`)
    if (!cents) continue
    fields.delete(`pay_input_ranges.${end}_cents`)
    fields.set(
      `pay_input_ranges.${end}`,
      cents.map((amount) => String(Number(amount) / 100)),
    )
  }
}
