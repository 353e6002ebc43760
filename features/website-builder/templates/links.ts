/** Where a picture of a template is served. */
export const linked = (template: string, file: string): string =>
  `/website-builder/templates/${template}/pictures/${file}`
