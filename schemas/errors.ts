/** The place in a page where an error occurred. */
export interface SchemaLocation {
  /**
   * Page id, such as `bill/SettleBillList`. The page id is also the component path of the menu item that
   * opens the page.
   */
  page: string
  /** JSON Pointer into the page, such as `/list/columns/3`. */
  pointer: string
}

/**
 * Kind of an error, which tells who can fix it. `schema`: the author of the page. `http`: the operator.
 * `action`: the user. `bug`: the developers.
 */
export type ErrorKind = 'schema' | 'http' | 'action' | 'bug'

interface AppErrorOptions {
  data?: unknown
  at?: SchemaLocation
  cause?: unknown
}

/** Base class of all errors. Code that handles errors must compare `code`, not the message. */
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

/**
 * Defines an error. Returns a function that creates this error from data, the place in a page, and the cause.
 */
export function defineError<Data>(code: string, kind: ErrorKind, message: (data: Data) => string) {
  return (data: Data, where: { at?: SchemaLocation; cause?: unknown } = {}): AppError<Data> =>
    new AppError<Data>(code, kind, message(data), { data, ...where })
}

/** True if a value is an AppError. If a code is given, the error must have this code. */
export function isAppError(error: unknown, code?: string): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code)
}
