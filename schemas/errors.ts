/** A place in a page: where a problem sits, so that whoever can mend it finds it. */
export interface SchemaLocation {
  /** Page id, which is the menu's component path, for example `bill/SettleBillList`. */
  page: string
  /** JSON Pointer into the page, for example `/list/columns/3`. */
  pointer: string
}

/** Who is meant to mend it: the page's author, the server's operator, the user's action, or us. */
export type ErrorKind = 'schema' | 'http' | 'action' | 'bug'

interface AppErrorOptions {
  data?: unknown
  at?: SchemaLocation
  cause?: unknown
}

/** Every error of ours: compare `code`, never the message. */
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

/** Declares one kind of failure; the returned function makes it, with its data, place and cause. */
export function defineError<Data>(code: string, kind: ErrorKind, message: (data: Data) => string) {
  return (data: Data, where: { at?: SchemaLocation; cause?: unknown } = {}): AppError<Data> =>
    new AppError<Data>(code, kind, message(data), { data, ...where })
}

/** Tells an error of ours, optionally of one code, from anything else thrown. */
export function isAppError(error: unknown, code?: string): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code)
}
