/** Facts of an entry, with names in place of ids. */
export type Facts = Record<string, string | number | boolean | null>

/**
 * How an action reads. `says` goes on after who did it: {to} is whom or what it was done to, {whose} the same with an
 * apostrophe, or 'their own'.
 */
export type AuditAction = {
  /** in the list of actions to choose from */
  label: string
  says: string | ((facts: Facts) => string)
  /** Nobody was signed in when it happened: it is the person's own doing all the same. */
  own?: true
  /** It is in {to} already in whose name it was done. */
  saysName?: true
}

/** By the name of the action: noun and verb, as `audit()` stores it. */
export type AuditActions = Record<string, AuditAction>
