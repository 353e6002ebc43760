import type { CsvColumn } from '#lib/csv.ts'
import { codeShown, numberShown } from './model/code.ts'
import type { TicketListRow } from './schema.ts'

export const ticketColumns: CsvColumn<TicketListRow>[] = [
  { header: 'Ticket', cell: ({ number }) => numberShown(number) },
  { header: 'Code', cell: ({ code }) => codeShown(code) },
  { header: 'Name', cell: ({ issuedTo }) => issuedTo.name },
  { header: 'Email', cell: ({ issuedTo }) => issuedTo.email },
  { header: 'Team', cell: ({ team }) => team },
  { header: 'Participated', cell: ({ participated }) => participated },
  { header: 'Checked in (UTC)', cell: ({ participatedAt }) => participatedAt && new Date(participatedAt) },
  { header: 'Checked in by', cell: ({ checkedInBy }) => checkedInBy },
]
