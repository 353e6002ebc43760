import type { CsvColumn } from '#lib/csv.ts'
import type { AuditEntry } from './schema.ts'
import { textOf } from './sentence.ts'

export const csvColumns: CsvColumn<AuditEntry>[] = [
  { header: 'Time (UTC)', cell: (entry) => new Date(entry.at) },
  { header: 'What happened', cell: (entry) => textOf(entry.sentence) },
  { header: 'Action', cell: (entry) => entry.action },
  { header: 'Who', cell: (entry) => entry.actor?.name },
  { header: 'Who: id', cell: (entry) => entry.actor?.id },
  { header: 'In the name of', cell: (entry) => entry.actingAs?.name },
  { header: 'In the name of: id', cell: (entry) => entry.actingAs?.id },
  { header: 'Subject', cell: (entry) => entry.subject?.type },
  { header: 'Subject: name', cell: (entry) => entry.subject?.name },
  { header: 'Subject: id', cell: (entry) => entry.subject?.id },
  { header: 'Site', cell: (entry) => entry.site },
  { header: 'Address', cell: (entry) => entry.address },
  { header: 'Detail', cell: (entry) => JSON.stringify(entry.detail) },
  { header: 'Entry', cell: (entry) => entry.id },
]
