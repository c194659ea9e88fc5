import { AppError, defineError, isAppError, type SchemaLocation } from '#schemas/errors'
import { errorText } from '../http/errors.ts'
import type { Translate } from '../i18n/interpolate.ts'

/** A step failed; the message is its cause's, the place is the step's. */
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

export const noPathToPage = defineError<{ page: string }>(
  'ACTION_NO_PATH',
  'schema',
  ({ page }) => `No menu entry of this user leads to the page ${page}.`,
)

export const itemsNotAList = defineError<object>(
  'ACTION_ITEMS',
  'schema',
  () => 'The items of forEach are not a list of records.',
)

export const noForm = defineError<{ step: string }>(
  'ACTION_NO_FORM',
  'schema',
  ({ step }) => `This page has no form for the step "${step}".`,
)

export const noFiles = defineError<object>(
  'ACTION_NO_FILES',
  'schema',
  () => 'There is nothing here that sends or saves files.',
)

export const nothingToFill = defineError<object>(
  'ACTION_NOTHING_TO_FILL',
  'schema',
  () => 'This page has no form and no search that setValues could fill in.',
)

/** The error a person should read about: the cause of the step, not the engine's wrapping. */
export function rootOf(error: unknown): unknown {
  return isAppError(error, 'ACTION_FAILED') ? (error.cause ?? error) : error
}

/** Words an error for people, field messages included; an author's mistake comes with its code and place. */
export function wordError(error: unknown, text: Translate): string {
  const root = rootOf(error)
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
  // A refusal of one field says it twice: as its message, and at the field.
  return [...new Set([errorText(root, text), ...fieldMessages(root.data)])].join(' ')
}

function fieldMessages(data: unknown): readonly string[] {
  const fields = (data as { fields?: Readonly<Record<string, string>> } | undefined)?.fields
  return fields ? Object.values(fields) : []
}
