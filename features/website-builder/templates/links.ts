/** The address of a template's picture. */
export const linked = (template: string, file: string): string =>
  `/website-builder/templates/${template}/pictures/${file}`
