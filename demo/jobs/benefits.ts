/** What employers offer, by the kind of employer: sentences of one paragraph. */
export const benefits: Record<string, string[]> = {
  care: [
    'Health, dental and vision insurance begin on the first of the month after you start.',
    'Retirement plan with a match of {4|5|6} percent, vested from day one.',
    'Tuition support of up to {3500|5000|7500} dollars a year and paid certification fees.',
    '{22|25|28} days of paid time off in the first year, more with service.',
    'Free parking or a transit pass, and meals at staff prices.',
    'Employees and their families see our own clinics without copay.',
    'Public service loan forgiveness applies, and our office fills in the form with you.',
  ],
  union: [
    'Pay and steps follow the collective agreement, which you can read before you sign.',
    'Health insurance for the whole family is paid by the fund.',
    'Pension and annuity contributions are made for every hour worked.',
    'Night, hazard and travel pay are written down.',
    'Training is free, and so is the second certificate.',
    'A member assistance program answers at any hour.',
  ],
  public: [
    'Defined-benefit pension, into which military service can be bought.',
    'Health, dental and life insurance with low premiums.',
    'Thirteen paid holidays and {12|15|18} vacation days to begin with.',
    'Paid military leave of {15|21|30} days a year.',
    'Deferred compensation plan and tuition support.',
    'Wellness leave, an on-site gym or a membership.',
  ],
  company: [
    'Medical, dental and vision plans from the first day, with most of the premium paid.',
    'Retirement plan with a {4|5|6} percent match.',
    '{15|18|20|23} days of paid leave, plus holidays.',
    'Paid parental leave of {8|12|16} weeks.',
    'Guard and Reserve duty: we make up the difference in pay for up to {30|60|90} days.',
    'Relocation help for families leaving the service.',
    'Yearly profit share, paid in {March|April}.',
    'A veterans resource group with its own budget and a mentor for your first year.',
  ],
  nonprofit: [
    'Health insurance with {85|90|100} percent of the premium paid.',
    'Retirement contribution of {5|6|7} percent after a year.',
    '{20|25} days of leave and a quiet week at the end of December.',
    'Public service loan forgiveness qualifies.',
    'Supervision, training and a small budget for what refreshes you.',
    'Flexible hours when family needs you.',
  ],
  federal: [
    'Federal health, life and long-term care insurance, and the Thrift Savings Plan with matching.',
    'Thirteen to twenty-six days of annual leave and thirteen days of sick leave each year.',
    'Creditable military service counts toward leave and, with a deposit, toward retirement.',
    'Eleven paid holidays and flexible work schedules where the mission allows.',
    'Transit subsidy and employee assistance.',
  ],
  volunteer: [
    'We reimburse mileage and meals on duty.',
    'Accident insurance covers you while you serve.',
    'Training is free, and certificates are yours to keep.',
    'Volunteers gather every season for a supper and a story.',
  ],
}

const groups: [string, string][] = [
  ['hospital clinic care ems', 'care'],
  ['local transit school college board port', 'public'],
  ['nonprofit faith ability', 'nonprofit'],
]

/** Which of the benefits an employer gives: by its flags and kinds. */
export function benefitsOf(kinds: string[], flags: string): string[] {
  if (flags.includes('union')) return benefits.union!
  const group = groups.find(([members]) => members.split(' ').includes(kinds[0]!))
  return benefits[group?.[1] ?? 'company']!
}
