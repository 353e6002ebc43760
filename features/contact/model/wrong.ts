import { contactLength } from '#spec/limits.ts'
import { commentMessages, emailMessages } from '#spec/messages.ts'
import { isEmail } from '#spec/patterns.ts'

type Message = { name: string; email: string; message: string }

/** What is wrong with a message, for the form in the browser and for the server. Without Zod, which weighs much. */
export function contactErrors({ name, email, message }: Message): Record<string, string> {
  const isLong = message.length > contactLength
  const found = {
    name: !name ? commentMessages.name : name.length > 100 && commentMessages.long(100),
    email: !email ? emailMessages.emailRequired : !isEmail(email) && emailMessages.emailInvalid,
    message: !message ? commentMessages.message : isLong && commentMessages.long(contactLength),
  }
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
