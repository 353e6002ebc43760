import type { AuditActions } from '#lib/audit/actions.ts'
import type { ApplicantStatus } from '#spec/lists.ts'
import { labelOfStatus } from './model/labels.ts'

export const applicantActions: AuditActions = {
  'applicant.set-status': {
    label: 'Set the status of an applicant',
    says: ({ status }) => `set {whose} application to ${labelOfStatus(status as ApplicantStatus)}`,
  },
  'applicant.note': { label: 'Noted something about an applicant', says: 'added a note about {to}' },
  'applicant.delete-note': {
    label: 'Deleted a note about an applicant',
    says: 'deleted a note about {to}',
  },
  'applicant.message': { label: 'Wrote to an applicant', says: 'wrote to {to} about an application' },
  'applicant.remind': { label: 'Asked to confirm a hire', says: 'asked {to} again to confirm the hire' },
  'applicant.export': { label: 'Downloaded applicants', says: 'downloaded the applicants of {to}' },
  'applicant.denied': {
    label: 'Was refused an applicant of another employer',
    says: ({ path }) => `was refused ${path} about {to}`,
  },
}
