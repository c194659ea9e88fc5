import { defineError } from '#schemas/errors'

interface UnknownName {
  /** Category of the definition: cell, field, block, kind or action. */
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

export const invalidRenderer = defineError<{ name: string; instead: string }>(
  'REGISTRY_REFUSED',
  'bug',
  ({ name, instead }) => `${name} of @formily/antd-v5 does not work here. ${instead}`,
)

export const duplicateRenderer = defineError<{ what: string; name: string }>(
  'REGISTRY_DUPLICATE',
  'bug',
  ({ what, name }) => `The ${what} "${name}" is registered twice.`,
)
