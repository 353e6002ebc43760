import { Alert } from './alert.tsx'

/** Why a feed cannot be read, for those who can fix it. */
export const DeadFeed = ({ failed, isDead }: { failed: string; isDead: boolean }) => (
  <Alert tone="warning" title="This feed cannot be read.">
    {failed} {isDead ? 'Visitors see nothing here.' : 'Visitors see what it had before.'}
  </Alert>
)
