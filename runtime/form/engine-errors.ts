import { defineError } from '#schemas/errors'

export const computeCycle = defineError<{ path: readonly string[] }>(
  'FORM_COMPUTE_CYCLE',
  'schema',
  ({ path }) => `These values are computed from each other: ${path.join(' → ')}.`,
)
