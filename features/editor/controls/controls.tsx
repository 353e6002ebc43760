import type { ComponentType } from 'react'
import type { Kind } from '#features/content/schema.ts'
import { fetched } from '#ui/fetched.tsx'
import { AddressControl } from './address.tsx'
import { BlocksControl } from './blocks.tsx'
import { ChoiceControl } from './choice.tsx'
import { ColorControl } from './color.tsx'
import type { ControlProps } from './control.ts'
import { HtmlControl } from './html.tsx'
import { ImageControl } from './image.tsx'
import { ListControl } from './list.tsx'
import { LongTextControl } from './long-text.tsx'
import { NumberControl } from './number.tsx'
import { SwitchControl } from './switch.tsx'
import { TextControl } from './text.tsx'

const LookupControl = fetched(async () => (await import('./lookup.tsx')).LookupControl)

/** The control of each kind of field: one file and one line each. */
const controls = {
  text: TextControl,
  longText: LongTextControl,
  html: HtmlControl,
  number: NumberControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  color: ColorControl,
  image: ImageControl,
  link: AddressControl,
  video: AddressControl,
  lookup: LookupControl,
  list: ListControl,
  blocks: BlocksControl,
} satisfies Record<Kind, unknown>

/** The control of a field, whatever its kind. */
export function Control(props: ControlProps) {
  const Kind = controls[props.field.kind] as unknown as ComponentType<ControlProps>
  return <Kind {...props} Nested={props.Nested} />
}
