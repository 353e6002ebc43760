import { expect, test } from 'vitest'
import { mailLayout } from '#lib/mail.ts'

const site = {
  name: 'Harbor <Veterans>',
  origin: 'https://harbor.example',
  brand: '#1b4d8a',
  onBrand: '#ffffff',
  logo: null,
  contactEmail: 'help@harbor.example',
}

test('text and HTML have the same words, with the site’s name, color and contact', () => {
  const { text, html } = mailLayout({
    site,
    heading: 'Welcome, Grace',
    paragraphs: ['One more step.\nIt is short.'],
    button: { label: 'Activate', href: 'https://harbor.example/user/activate?token=abc&x=1' },
    closing: ['The link is good for 24 hours.'],
    footer: 'You get this because you signed up.',
    links: [{ label: 'Unsubscribe', href: 'https://harbor.example/stop' }],
  })
  expect(text).toBe(`Welcome, Grace

One more step.
It is short.

Activate:
https://harbor.example/user/activate?token=abc&x=1

The link is good for 24 hours.

-- 
Harbor <Veterans>
https://harbor.example
Questions? Write to help@harbor.example.
You get this because you signed up.
Unsubscribe: https://harbor.example/stop
`)
  for (const part of [
    'Harbor &lt;Veterans&gt;',
    'background:#1b4d8a',
    'One more step.<br>It is short.',
    'href="https://harbor.example/user/activate?token=abc&amp;x=1"',
    'mailto:help@harbor.example',
    'Unsubscribe',
  ])
    expect(html).toContain(part)
})

test('nothing that is given becomes markup', () => {
  const hostile = `"><script>alert(1)</script><a href='javascript:x'>`
  const { html } = mailLayout({
    site: {
      ...site,
      name: hostile,
      brand: 'red;}</style><script>',
      contactEmail: hostile.replaceAll(' ', ''),
    },
    heading: hostile,
    paragraphs: [hostile],
    items: [{ title: hostile, href: 'https://harbor.example/"><script>', lines: [hostile] }],
    button: { label: hostile, href: `https://harbor.example/${encodeURIComponent(hostile)}` },
    closing: [hostile],
    footer: hostile,
  })
  expect(html).not.toContain('<script')
  expect(html).not.toContain("<a href='")
  expect(html.match(/<\/style>/g)).toHaveLength(1)
})

test.each(['javascript:alert(1)', '/user/activate', 'https://a b', 'data:text/html,x'])(
  '%s is no link of a mail',
  (href) => {
    expect(() => mailLayout({ site, heading: 'A', paragraphs: [], button: { label: 'Go', href } })).toThrow(
      /must be absolute/,
    )
  },
)

test('addresses are links in our own words, and only there', () => {
  const { html } = mailLayout({
    site,
    heading: 'A',
    paragraphs: ['See https://elsewhere.example/x.'],
    closing: ['Forgotten? https://harbor.example/forgot?e=a%40b.'],
  })
  expect(html).not.toContain('href="https://elsewhere.example')
  expect(html).toContain('href="https://harbor.example/forgot?e=a%40b"')
})

test('a list of mails shows what the mail says, not whom it greets', () => {
  const { html } = mailLayout({
    site,
    heading: 'A',
    paragraphs: ['Hello Grace,', 'Your password was changed.'],
  })
  expect(html).toContain('aria-hidden="true">Your password was changed.</div>')
})

test('a picture is shown where mail programs can, else the name', () => {
  const withLogo = (logo: string) =>
    mailLayout({ site: { ...site, logo }, heading: 'A', paragraphs: [] }).html
  expect(withLogo('/files/logo.png')).toContain('src="https://harbor.example/files/logo.png"')
  expect(withLogo('/files/logo.svg')).not.toContain('<img')
})
