import { masksIn, models } from '#schemas'

/** Permissions that reveal masked values of models. */
const permissions = [
  ...new Set(
    Object.values(models).flatMap(({ shape }) => masksIn(shape).flatMap(({ reveal }) => reveal ?? [])),
  ),
]

/** Permissions of a user that reveal masked values. */
export const revealsOf = (held: ReadonlySet<string>): string[] =>
  permissions.filter((permission) => held.has(permission))
