/** Pay grades in the order of the official tables of housing allowances; O-7 is also the rate of those above. */
export const payGrades = [
  ...['E-1', 'E-2', 'E-3', 'E-4', 'E-5', 'E-6', 'E-7', 'E-8', 'E-9'],
  ...['W-1', 'W-2', 'W-3', 'W-4', 'W-5'],
  ...['O-1E', 'O-2E', 'O-3E'],
  ...['O-1', 'O-2', 'O-3', 'O-4', 'O-5', 'O-6', 'O-7'],
] as const
export type PayGrade = (typeof payGrades)[number]

/** The GI Bill pays housing at the rate of this grade, with dependents, whatever one's own is. */
export const giBillGrade: PayGrade = 'E-5'

/** Parts of the Post-9/11 GI Bill by time served (38 U.S.C. 3313), in percent. */
export const giBillParts = ['100', '90', '80', '70', '60', '50'] as const
export type GiBillPart = (typeof giBillParts)[number]

/** The pay grade of a rank as the tables have it. */
export function payGradeOf(grade: string | null): PayGrade | null {
  if (grade === null) return null
  const general = /^O-(8|9|10|11)$/.test(grade) ? 'O-7' : grade
  return payGrades.find((one) => one === general) ?? null
}

/** Dollars of a row of the table. */
export const amountOf = (amounts: readonly number[], grade: PayGrade): number =>
  amounts[payGrades.indexOf(grade)]!
