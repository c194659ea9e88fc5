import type { Statement } from '#schemas'
import { type Locale, localizedTo } from '../../platform/http/locale.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import type { DeclaredStatement } from './declaration.ts'
import type { ListedStatement } from './list-resource.ts'
import { mayRun } from './settings.ts'

/**
 * Lists the result columns of a statement in the caller's language. A statement that changes data has no
 * result columns.
 */
export const columnsIn = (statement: DeclaredStatement, locale: Locale) =>
  statement.kind === 'EXEC'
    ? []
    : Object.entries(statement.columns).map(([field, { title, type = 'text' }]) => ({
        field,
        title: localizedTo(title, locale),
        type,
      }))

/** Describes a statement and its parameters for its page, in the caller's language. */
export function describe(
  statement: DeclaredStatement,
  listed: ListedStatement,
  { user, locale }: { user: SignedIn; locale: Locale },
): Statement {
  const { title, description, kind, access, params } = statement
  return {
    ...listed,
    title: localizedTo(title, locale),
    description: localizedTo(description, locale),
    kind,
    access,
    params: Object.entries(params).map(([name, param]) => ({
      name,
      title: localizedTo(param.title, locale),
      type: param.type,
      required: param.required === true,
      fallback: param.fallback ?? null,
    })),
    columns: columnsIn(statement, locale),
    mayRun: listed.enabled && mayRun(statement, listed, user),
  }
}
