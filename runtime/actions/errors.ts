import { AppError, defineError, isAppError, type SchemaLocation } from '#schemas/errors'
import { errorText } from '../http/errors.ts'
import type { Translate } from '../i18n/interpolate.ts'

/** Creates the error of a failed step, with the message of the cause and the location of the step. */
export function actionFailed(cause: unknown, at: SchemaLocation): AppError {
  if (isAppError(cause, 'ACTION_FAILED')) return cause
  const message = isAppError(cause) ? cause.message : 'Something went wrong. Try again.'
  return new AppError('ACTION_FAILED', 'action', message, { at, cause })
}

export const actionUnknown = defineError<{ id: string; known: readonly string[]; hint: string | undefined }>(
  'ACTION_UNKNOWN',
  'schema',
  ({ id, known, hint }) =>
    `The page has no action "${id}".${hint ? ` Did you mean "${hint}"?` : ''} Known: ${known.join(', ') || 'none'}.`,
)

export const stepUnknown = defineError<{ name: string; known: readonly string[]; hint: string | undefined }>(
  'ACTION_UNKNOWN_STEP',
  'schema',
  ({ name, known, hint }) =>
    `There is no step "${name}".${hint ? ` Did you mean "${hint}"?` : ''} Known: ${known.join(', ')}.`,
)

export const pageNotInMenu = defineError<{ page: string }>(
  'ACTION_NO_PATH',
  'schema',
  ({ page }) => `No menu entry of this user leads to the page ${page}.`,
)

export const itemsNotArray = defineError<object>(
  'ACTION_ITEMS',
  'schema',
  () => 'The items of forEach are not a list of records.',
)

export const noForm = defineError<{ step: string }>(
  'ACTION_NO_FORM',
  'schema',
  ({ step }) => `This page has no form for the step "${step}".`,
)

export const filesUnavailable = defineError<object>(
  'ACTION_NO_FILES',
  'schema',
  () => 'There is nothing here that sends or saves files.',
)

export const noFormOrSearch = defineError<object>(
  'ACTION_NOTHING_TO_FILL',
  'schema',
  () => 'This page has no form and no search that setValues could fill in.',
)

/** Returns the original error of a failed step, which the engine has wrapped. */
export function rootCauseOf(error: unknown): unknown {
  return isAppError(error, 'ACTION_FAILED') ? (error.cause ?? error) : error
}

/**
 * Localized message of an error, followed by its messages about fields. A schema error is shown with its code
 * and location.
 */
export function actionErrorText(error: unknown, text: Translate): string {
  const root = rootCauseOf(error)
  if (!isAppError(root)) return text('Something went wrong. Try again.')
  if (root.kind === 'schema') {
    const at = root.at ?? (isAppError(error) ? error.at : undefined)
    const place = at ? `${at.page} ${at.pointer}` : ''
    return text('This action is misconfigured: {{problem}} ({{code}}, {{place}})', {
      problem: root.message,
      code: root.code,
      place,
    })
  }
  // A set, because the message of an error may be equal to one of its field messages.
  return [...new Set([errorText(root, text), ...fieldMessages(root.data)])].join(' ')
}

function fieldMessages(data: unknown): readonly string[] {
  const fields = (data as { fields?: Readonly<Record<string, string>> } | undefined)?.fields
  return fields ? Object.values(fields) : []
}
