/**
 * Keeps Zod from trying `new Function` to see whether it may compile its validators. Our policy forbids that, so each visit of a screen
 * with a schema reported a violation, and soon used up the limit of reports. Call it before a page loads Zod. By Zod's
 * global, because importing Zod for its `config({ jitless: true })` would load it on every page.
 */
export const keepZodFromEval = () => Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
