import type { CsvColumn } from '#lib/csv.ts'
import { approvalStates } from '#spec/lists.ts'
import { approvalOf } from './model/approval.ts'
import type { EmployerRow } from './schema.ts'

export const exportColumns: CsvColumn<EmployerRow>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Web address', cell: ({ url }) => url },
  { header: 'Location', cell: ({ place }) => place },
  { header: 'Type', cell: ({ type }) => type },
  { header: 'Site', cell: ({ site }) => site },
  { header: 'Approval', cell: (row) => (row.needsApproval ? approvalStates[approvalOf(row)] : 'Not needed') },
  { header: 'Subscribed', cell: ({ subscribed }) => subscribed },
  { header: 'Paid search', cell: ({ paidSearch }) => paidSearch },
  { header: 'Promotion credits', cell: ({ promotionCredits }) => promotionCredits },
  { header: 'Contact', cell: ({ contactEmail }) => contactEmail },
  { header: 'Jobs', cell: ({ jobCount }) => jobCount },
  { header: 'Managers', cell: ({ managerCount }) => managerCount },
  { header: 'Created (UTC)', cell: ({ createdAt }) => new Date(createdAt) },
  { header: 'Id', cell: ({ id }) => id },
]
