import { readTemplate, type Template } from './template.ts'

/** The shipped templates: a folder each, with its pages and pictures. */
export const templates: readonly Template[] = ['beacon', 'local', 'civic', 'relay'].map((key) =>
  readTemplate(key),
)
