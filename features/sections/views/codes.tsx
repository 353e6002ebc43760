import { MosSearch } from '#features/job-search/widgets.ts'
import { Table } from '#ui/table.tsx'
import type { SectionProps } from '../schema.ts'
import { SectionHead } from '../section-head.tsx'
import styles from './codes.module.css'

/** Examples of military codes and where they lead, beside a search for one's own. */
export default function Codes({ content, branches, totals }: SectionProps) {
  const { codesTitle = 'Your service counts', codesLead, codes = [] } = content
  if (codes.length === 0) return null
  return (
    <section className={styles.codes}>
      <div className={styles.words}>
        <SectionHead title={codesTitle} />
        {codesLead && <p>{codesLead}</p>}
        {totals && <MosSearch branches={branches} title="Search by your own code" />}
      </div>
      <Table
        caption="Examples of military codes"
        hideCaption
        rows={codes}
        rowKey={({ code, trade }) => `${code} ${trade}`}
        columns={[
          {
            key: 'code',
            header: 'Code',
            cell: ({ code }) => <strong className={styles.code}>{code}</strong>,
            onPhone: 'title',
          },
          { key: 'service', header: 'In service', cell: ({ service }) => service },
          { key: 'trade', header: 'Leads to', cell: ({ trade }) => trade },
          { key: 'level', header: 'Enters at', cell: ({ level }) => level ?? '' },
        ]}
        empty={null}
      />
    </section>
  )
}
