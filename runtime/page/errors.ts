import { AppError, defineError, isAppError, type SchemaLocation } from '#schemas/errors'

export const pageMalformed = defineError<{ problem: string }>(
  'PAGE_MALFORMED',
  'schema',
  ({ problem }) => `The page is not set up correctly: ${problem}.`,
)

export const pageUnreadable = defineError<{ component: string }>(
  'PAGE_UNREADABLE',
  'schema',
  ({ component }) => `The page ${component} could not be read.`,
)

export const sourceUnknown = defineError<{ name: string; known: readonly string[] }>(
  'PAGE_UNKNOWN_SOURCE',
  'schema',
  ({ name, known }) => `The page has no data source "${name}". Known: ${known.join(', ') || 'none'}.`,
)

const UNEXPECTED = 'Something went wrong here.'

export const pagesNested = defineError<{ path: readonly string[] }>(
  'PAGES_NESTED',
  'schema',
  ({ path }) => `Pages are nested too deeply: ${path.join(' → ')}.`,
)

/** Converts any thrown value to an AppError. An error without a location gets the location `at`. */
export function toAppError(error: unknown, at?: SchemaLocation): AppError {
  if (!isAppError(error)) return new AppError('UNEXPECTED', 'bug', UNEXPECTED, { at, cause: error })
  if (error.at || !at) return error
  return new AppError(error.code, error.kind, error.message, { at, data: error.data, cause: error.cause })
}
