/** The door to the outside learning site: miniOrange makes the accounts there, XCredit is what they open. */
export type LearningProvider = {
  /** Makes an account for a person. @returns what the site calls it; the same key gives the same account */
  create: (person: { key: string; name: string; email: string }) => Promise<string>
  /** The address that opens the site for an account. */
  address: (xcreditId: string) => string
}
