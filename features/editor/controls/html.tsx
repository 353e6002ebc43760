import { Alert } from '#ui/alert.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { travel } from '../state/edit.ts'
import { useStore } from '../state/use-editor.ts'
import type { ControlProps } from './control.ts'

export function HtmlControl({ id, field, value = '', onChange, error }: ControlProps<string>) {
  const store = useStore()
  return (
    <div>
      <RichText
        id={id}
        label={field.label}
        value={value}
        onChange={(html) => onChange(html || undefined)}
        onTravel={(way) => travel(store, way)}
      />
      {error && <Alert tone="danger">{error}</Alert>}
    </div>
  )
}
