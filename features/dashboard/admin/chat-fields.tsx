import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import type { ModuleEdit } from '../schema.ts'
import { Section } from './section.tsx'

/** A person to write to from the module. */
export function ChatFields({ managers }: Pick<ModuleEdit['choices'], 'managers'>) {
  return (
    <Section title="Chat">
      <Select label="Person to write to" name="associatedManager" empty="Nobody" options={managers} />
      <TextInput label="Text of the button" name="chatButtonText" maxLength={60} />
      <Textarea
        label="First message"
        name="defaultChatMessage"
        maxLength={500}
        help="Suggested to the person, who decides whether to send it."
      />
    </Section>
  )
}
