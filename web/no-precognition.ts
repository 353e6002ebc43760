// Replaces laravel-precognition (vite.config.ts): 4 kB that no screen of ours uses. Using precognition on
// a form throws.
const unused = (): never => {
  throw new Error(
    'Forms are validated by their Zod schema; precognition is left out of the bundle (vite.config.ts).',
  )
}

export const client = { withXsrfCookieName: unused, withXsrfHeaderName: unused }
export { unused as createValidator, unused as resolveName, unused as toSimpleValidationErrors }
