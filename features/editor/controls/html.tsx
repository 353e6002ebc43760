import { RichText } from '../rich-text/rich-text.tsx'
import type { ControlProps } from './control.ts'

export function HtmlControl({ id, field, value = '', onChange }: ControlProps<string>) {
  return (
    <RichText id={id} label={field.label} value={value} onChange={(html) => onChange(html || undefined)} />
  )
}
