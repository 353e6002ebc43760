import { TextInput } from '#ui/text-input.tsx'

export type Doomed = { id: string; name: string; jobCount: number; managerCount: number }

/** Where the question posts to, and its words. */
export const deleteWords = ({ id, name }: Doomed, what: 'jobs' | 'employer') =>
  what === 'jobs'
    ? {
        action: `/admin/employers/${id}/jobs/delete`,
        title: `Delete all jobs of ${name}?`,
        verb: 'Delete all jobs',
      }
    : { action: `/admin/employers/${id}/delete`, title: `Delete ${name}?`, verb: 'Delete employer' }

/** What goes and what stays; the server checks the name. */
export function DeleteQuestion({ employer, what }: { employer: Doomed; what: 'jobs' | 'employer' }) {
  const { name, jobCount, managerCount } = employer
  return (
    <>
      {what === 'jobs' ? (
        <p>
          {jobCount} jobs go. The employer, its managers and its page stay. Jobs that people applied for are
          closed and stay with them. A feed brings its jobs back with its next run unless you remove it first.
        </p>
      ) : (
        <p>
          This cannot be undone. Its {jobCount} jobs, its feeds and its applicants go with it. {managerCount}{' '}
          managers lose this place; their accounts stay.
        </p>
      )}
      <TextInput
        label={`Type the name to continue: ${name}`}
        name="name"
        required
        autoComplete="off"
        help="Capitalization and spaces must match."
      />
    </>
  )
}
