import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Column, Table } from './table.tsx'
import { Breakable } from './text.tsx'

type Team = { name: string; school?: string; mayDelete: boolean }

const columns: Column<Team>[] = [
  { key: 'name', header: 'Team', cell: ({ name }) => name },
  { key: 'school', header: 'School', cell: ({ school }) => school },
  { key: 'gifts', header: 'Gifts', cell: () => 0 },
  {
    key: 'actions',
    header: 'Actions',
    cell: ({ mayDelete }) => mayDelete && <button type="button">Delete</button>,
  },
]

const headersOf = (rows: Team[]) =>
  [
    ...renderToStaticMarkup(
      <Table caption="Teams" columns={columns} rows={rows} rowKey={({ name }) => name} />,
    ).matchAll(/<th[^>]*>(?:<span[^>]*>)?([^<]+)/g),
  ].map(([, header]) => header)

it('a column that is empty in all rows is left out', () => {
  const nurses = { name: 'Third Shift Nurses', mayDelete: false }
  expect(headersOf([nurses])).toEqual(['Team', 'Gifts'])
  expect(
    headersOf([nurses, { name: 'Spouses on the Move', school: 'Lincoln High', mayDelete: true }]),
  ).toEqual(['Team', 'School', 'Gifts', 'Actions'])
  expect(headersOf([])).toEqual(['Team', 'School', 'Gifts', 'Actions'])
})

it('an address breaks only where it says', () => {
  const html = renderToStaticMarkup(<Breakable after="@">maria@example.org</Breakable>)
  expect(html).toBe('maria@<wbr/>example.org')
  expect(renderToStaticMarkup(<Breakable after=".">localhost</Breakable>)).toBe('localhost')
})
