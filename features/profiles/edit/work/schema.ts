export const workFields = ['kind', 'title', 'organization', 'from', 'to', 'description'] as const
