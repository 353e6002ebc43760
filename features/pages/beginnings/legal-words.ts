import { type Document, schemaVersion } from '#features/content/schema.ts'
import { htmlText } from '#ui/html-text.ts'

export type LegalWords = {
  title: string
  lead: string
  sections: { title: string; paragraphs: string[] }[]
}

/** The legal pages (documents 1 and 2, section 2), by the last part of their address. */
export type LegalName = keyof typeof legalWords

/**
 * What the legal pages of a site say until it has pages of its own there. They promise what the software does for every
 * site, and no more: whoever runs a site has them checked, and makes them the site's own.
 */
export const legalWords = {
  terms: (site: string): LegalWords => ({
    title: 'Terms of use',
    lead: `What you can expect of ${site}, and what we expect of you.`,
    sections: [
      {
        title: 'What this site is',
        paragraphs: [
          `${site} helps people who served, and those who serve beside them at home, to find work. Reading and searching are free and need no account.`,
          'We are not part of the Department of Defense, the Department of Veterans Affairs or any branch of service.',
        ],
      },
      {
        title: 'Your account',
        paragraphs: [
          'An account belongs to one person. Give your own name and an address at which we reach you, keep your password to yourself, and tell us when somebody else has used the account.',
          'What you say of your service must be true. We may ask for a DD214 to confirm it.',
        ],
      },
      {
        title: 'Jobs and employers',
        paragraphs: [
          'Employers and public job boards write the jobs that are shown here. We leave out what has ended as soon as we know, but can not promise that every job is still open, described rightly or right for you.',
          'You apply with the employer, under the employer’s terms. We are not part of what the two of you agree, and never ask you for money to apply.',
        ],
      },
      {
        title: 'What you write and upload',
        paragraphs: [
          'It stays yours. You allow us to keep it and to show it to those you chose to show it to, for as long as it is here.',
          'Do not post what is unlawful, insulting, misleading or somebody else’s, do not write to people who do not want it, and do not try to get at what others keep here. We may take such things down and close the account behind them.',
        ],
      },
      {
        title: 'What we answer for',
        paragraphs: [
          'We take care that the site works and that what you trust us with is safe. We can not promise that it never fails, and as far as the law allows we do not answer for losses that come of using it.',
        ],
      },
      {
        title: 'Ending and changes',
        paragraphs: [
          'You may delete your account at any time, in the account itself. When these terms change, the new ones stand here.',
        ],
      },
    ],
  }),
  'privacy-policy': (site: string): LegalWords => ({
    title: 'Privacy policy',
    lead: `What ${site} knows of you, what we do with it, and what you can do about it.`,
    sections: [
      {
        title: 'What we keep',
        paragraphs: [
          'If you only read and search: nothing that names you. Like every web server, ours notes addresses and times for a while, to keep the site safe.',
          'If you have an account: what you type into it and into your profile, the files you upload, the jobs and searches you save, and the applications you note. Messages and comments that you send us.',
        ],
      },
      {
        title: 'Your DD214 and resume',
        paragraphs: [
          'Both are encrypted, each with a key of its own. Your DD214 is opened by you and by the staff who confirm your service, and each time that somebody opens it is written down. It is not shown to employers.',
        ],
      },
      {
        title: 'Who sees your profile',
        paragraphs: [
          'Your profile is not public unless you make it so. In your privacy settings you choose what others see of it.',
          'Staff of this site see what they need to help you. What they do in your account is written down.',
        ],
      },
      {
        title: 'Cookies',
        paragraphs: [
          'We use cookies to keep you signed in and your forms safe. There is no advertising and nobody follows you from here to other sites. Films load from their provider only after you press play.',
        ],
      },
      {
        title: 'Mail',
        paragraphs: [
          'We write about your account, and about new jobs and news if you asked for that. Each of the latter has a link that ends it with one press.',
        ],
      },
      {
        title: 'Who else gets it',
        paragraphs: [
          'We do not sell what we know of you. Those who carry our mail or keep our files work for us and may use it for nothing else. When you go to an employer’s site to apply, that site’s own policy counts.',
        ],
      },
      {
        title: 'How long, and your rights',
        paragraphs: [
          'We keep it as long as you have the account. You can read and correct it there, and delete the account with everything personal in it. What must stay, such as the record of who changed what, then no longer says your name.',
        ],
      },
    ],
  }),
} as const

/** The same words as a document, for a page of the site's own. */
export function legalDocument({ sections }: LegalWords): Document {
  const content = sections
    .map(({ title, paragraphs }) =>
      [`<h2>${htmlText(title)}</h2>`, ...paragraphs.map((words) => `<p>${htmlText(words)}</p>`)].join(''),
    )
    .join('')
  const column = { id: 'legal-1-1', contentType: 'text', content }
  return { schemaVersion, containers: [{ id: 'legal-1', columns: [column] }] }
}
