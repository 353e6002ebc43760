/** The columns of a file of exams. */
export const examColumns = [
  'name',
  'number',
  'type',
  'fee',
  'pdfLink',
  'filingStart',
  'filingEnd',
  'period',
] as const
export type ExamColumn = (typeof examColumns)[number]

/** Other days are in these files, too: of the test, of the list, of the publication. */
const otherDays = /test|list|publish|publication|establish|anniversary|result|created|updated|posted/

/** The first that fits decides. Headers are in lower case, without spaces, digits and signs. */
const meanings: [RegExp, ExamColumn][] = [
  [
    /^(title|nameofexam|name)$|title(of|for)?(the)?exam|exam(ination)?(title|name)|title(name|desc|description)|^(civilservice)?title$/,
    'name',
  ],
  [/exam(ination)?(no|num|number|id)$|^(exam(ination)?|number|no)$/, 'number'],
  [/exam(ination)?(type|category)$|^type$|opencompetitive|ocorprom|ocprom/, 'type'],
  [/fee(amount|s)?$/, 'fee'],
  [/notice|noe|pdf|announcement/, 'pdfLink'],
  [
    /(appl|fil|open|start|accept|regist|schedul).*(start|begin|open|from|first)|^(open|start|opening|begin|opens|starts|from)(s|ing|date|on)*$/,
    'filingStart',
  ],
  [
    /(appl|fil|clos|end|accept|regist|schedul).*(end|clos|until|deadline|last|thru|through|due|(?<!s)to$)|^(close|end|closing|closes|ends|deadline|to|until)(s|ing|date|on)*$/,
    'filingEnd',
  ],
  [/(appl|fil|accept|regist).*(period|dates|window|schedule)$|^(period|dates)$/, 'period'],
  [/^(link|url|documentlink|documenturl|examlink|examurl)$/, 'pdfLink'],
]

/** What a column of the city's schedules and open data is; null: nothing that is read. */
export function meaningOf(header: string): ExamColumn | null {
  const isOther = otherDays.test(header) && !/title|no$|number$/.test(header)
  return isOther ? null : (meanings.find(([pattern]) => pattern.test(header))?.[1] ?? null)
}
