// docs/security-tests.md: which test shows which item of the design. `vitest run test/security-tests.test.ts -u` writes it.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sections } from './security-tests/index.ts'

const shown = Object.values(sections).flatMap((items) => items.flatMap(([, ...tests]) => tests))

test('every test that the list names exists', async () => {
  const missing: string[] = []
  for (const [file, name] of shown) {
    const text = await readFile(new URL(`../${file}`, import.meta.url), 'utf8').catch(() => '')
    const written = [`'${name}'`, `"${name}"`, `'${name.replaceAll("'", "\\'")}'`]
    if (!written.some((literal) => text.includes(literal))) missing.push(`${file}: ${name}`)
  }
  expect(missing).toEqual([])
})

test('the list is written', async () => {
  const count = new Set(shown.map(String)).size
  const lines = Object.entries(sections).flatMap(([section, items]) => [
    `## ${section}`,
    '',
    ...items.flatMap(([item, ...tests]) => [
      `- **${item}**`,
      ...tests.map(([file, name]) => `  - \`${file}\`: ${name}`),
    ]),
    '',
  ])
  const head = [
    '# Attacks, and the tests that cover them',
    '',
    `${count} tests; \`test/security-tests.test.ts\` checks that each is there.`,
    '',
  ]
  await expect([...head, ...lines].join('\n')).toMatchFileSnapshot('../docs/security-tests.md')
})
