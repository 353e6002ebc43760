import type { CsvColumn } from '#lib/csv.ts'
import { labelOfStatus } from './model/labels.ts'
import type { ApplicantRow } from './schema.ts'

/** What the list shows; no contact: that is with each applicant. */
export const exportColumns: CsvColumn<ApplicantRow>[] = [
  { header: 'First name', cell: ({ user }) => user.firstName },
  { header: 'Last name', cell: ({ user }) => user.lastName },
  { header: 'Location', cell: ({ user }) => user.place },
  { header: 'Job', cell: ({ job }) => job.title },
  { header: 'Applied (UTC)', cell: ({ createdAt }) => new Date(createdAt) },
  { header: 'Status', cell: ({ status }) => labelOfStatus(status) },
  { header: 'Status since (UTC)', cell: ({ statusAt }) => new Date(statusAt) },
  { header: 'Hire confirmed by both', cell: ({ confirmed }) => confirmed },
  { header: 'Score', cell: ({ score }) => score },
  { header: 'Rating', cell: ({ rating }) => rating?.average },
  { header: 'DD214 validated', cell: ({ user }) => user.DD214Validated },
  { header: 'Id', cell: ({ id }) => id },
]
