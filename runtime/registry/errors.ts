import { defineError } from '#schemas/errors'

interface UnknownName {
  /** What was looked for: cell, field, block, kind, action. */
  what: string
  name: string
  known: readonly string[]
  hint: string | undefined
}

export const unknownRenderer = defineError<UnknownName>(
  'REGISTRY_UNKNOWN',
  'schema',
  ({ what, name, known, hint }) =>
    `There is no ${what} "${name}".${hint ? ` Did you mean "${hint}"?` : ''} Known: ${known.join(', ') || 'none'}.`,
)

export const refusedRenderer = defineError<{ name: string; instead: string }>(
  'REGISTRY_REFUSED',
  'bug',
  ({ name, instead }) => `${name} of @formily/antd-v5 does not work here. ${instead}`,
)

export const duplicateRenderer = defineError<{ what: string; name: string }>(
  'REGISTRY_DUPLICATE',
  'bug',
  ({ what, name }) => `The ${what} "${name}" is registered twice.`,
)
