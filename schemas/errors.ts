/** Place of an error in a page. */
export interface SchemaLocation {
  /** Page id, which is the menu's component path, for example `bill/SettleBillList`. */
  page: string
  /** JSON Pointer into the page, for example `/list/columns/3`. */
  pointer: string
}

/** The people who can fix an error: the page's author, the operator, the user, or the developers. */
export type ErrorKind = 'schema' | 'http' | 'action' | 'bug'

interface AppErrorOptions {
  data?: unknown
  at?: SchemaLocation
  cause?: unknown
}

/** Base class of all errors. Compare `code`, never the message. */
export class AppError<Data = unknown> extends Error {
  readonly code: string
  readonly kind: ErrorKind
  readonly data: Data
  readonly at: SchemaLocation | undefined

  constructor(code: string, kind: ErrorKind, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.kind = kind
    this.data = options.data as Data
    this.at = options.at
  }
}

/** Defines an error; the returned function creates it with data, place and cause. */
export function defineError<Data>(code: string, kind: ErrorKind, message: (data: Data) => string) {
  return (data: Data, where: { at?: SchemaLocation; cause?: unknown } = {}): AppError<Data> =>
    new AppError<Data>(code, kind, message(data), { data, ...where })
}

/** True if a value is an AppError, optionally with the given code. */
export function isAppError(error: unknown, code?: string): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code)
}
