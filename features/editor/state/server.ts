import type { Document } from '#features/content/schema.ts'
import type { ContentData } from '#features/content/widgets.ts'
import type { Restoration } from '#features/pages/widgets.ts'
import { connectionMessages, editorMessages } from '#spec/messages.ts'
import { http } from '#ui/nav.ts'
import type { Draft, KeptPage } from './draft.ts'
import type { Whole } from './store.ts'

/** Why the server did not do what was asked. */
export type Refusal = { status: number; reason: string; fields: Record<string, string> }
export type Answer<Body> = { body: Body } | { refusal: Refusal }

/** The whole page, its parts for others and those set aside with it. */
export const readPage = (theme: string, id: string) => ask<Whole>('get', `/admin/themes/${theme}/pages/${id}`)

export const writePage = (url: string, { page, document }: Draft, rev: number) =>
  ask<{ page: KeptPage }>('put', url, { ...page, document, rev })

/** What the parts of a draft show beside their own values. */
export const readData = (url: string, document: Document) =>
  ask<{ data: ContentData }>('post', `${url}/data`, { document })

async function ask<Body>(method: 'get' | 'put' | 'post', url: string, data?: object): Promise<Answer<Body>> {
  const headers = { Accept: 'application/json', ...(data && { 'Content-Type': 'application/json' }) }
  try {
    const answer = await http.getClient().request({ method, url, headers, ...(data && { data }) })
    return { body: JSON.parse(answer.data) as Body }
  } catch (error) {
    return { refusal: refusalOf(error) }
  }
}

function refusalOf(error: unknown): Refusal {
  const { response } = error as { response?: { status: number; data: string } }
  if (!response) return { status: 0, reason: editorMessages.unreachable, fields: {} }
  const { error: reason, errors: fields = {} } = bodyOf(response.data)
  if (response.status === 401) return { status: 401, reason: connectionMessages.signedOut, fields: {} }
  return { status: response.status, reason: reason ?? Object.values(fields).join(' '), fields }
}

function bodyOf(text: string): { error?: string; errors?: Record<string, string> } {
  try {
    return JSON.parse(text)
  } catch {
    return { error: 'The server sent an unreadable response.' }
  }
}

export type Revision = {
  rev: number
  name: string
  savedAt: string
  firstName: string | null
  lastName: string | null
}

export const readRevisions = (url: string) => ask<{ revisions: Revision[] }>('get', `${url}/revisions`)

export type RestorationPreview = { page: { rev: number }; restoration: Restoration }

/** What restoring a version would change. */
export const readRestoration = (url: string, rev: number) =>
  ask<RestorationPreview>('get', `${url}/revisions/${rev}/restoration`)

/** @param seen the version that the page had when that was said */
export const restoreRevision = (url: string, rev: number, seen: number) =>
  ask<{ page: KeptPage }>('post', `${url}/revisions/${rev}`, { seen })
