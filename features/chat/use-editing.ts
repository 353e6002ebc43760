import { type RefObject, useState } from 'react'
import { send } from '#ui/send.ts'
import { changeableMinutes } from './model/limits.ts'
import type { Message } from './schema.ts'

const notSaved = 'The message could not be changed.'

/** Changing one's own message in the field to write in. */
export function useEditing(field: RefObject<HTMLTextAreaElement | null>, path: string, viewerId: string) {
  const [id, setId] = useState<string | null>(null)
  const [failed, setFailed] = useState('')

  function end() {
    setId(null)
    setFailed('')
    field.current!.value = ''
    field.current!.focus()
  }

  return {
    isOn: id !== null,
    failed,
    end,
    /** @returns whether there is a message of the viewer that can still be changed */
    beginWithLast(messages: Message[]): boolean {
      const last = messages.findLast(({ sender }) => sender.id === viewerId)
      if (!last?.body || last.isDeleted || isOld(last)) return false
      setId(last.id)
      const box = field.current!
      box.value = last.body
      box.setSelectionRange(last.body.length, last.body.length)
      return true
    },
    async save(body: string) {
      const answer = await send(`${path}/${id}`, { method: 'PUT', body: { body } }).catch(() => null)
      if (answer?.ok) return end()
      const { errors } = ((await answer?.json().catch(() => null)) ?? {}) as { errors?: { form?: string } }
      setFailed(errors?.form ?? notSaved)
    },
  }
}

const isOld = ({ createdAt }: Message) => Date.now() - Date.parse(createdAt) > changeableMinutes * 60_000
