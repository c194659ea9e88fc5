/** SQLSTATE of an error of PostgreSQL; undefined for other errors. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && 'severity' in (error as Error)
    ? code
    : undefined
}

const UNIQUE_VIOLATION = '23505'

/** Name of the unique index whose violation caused the error; undefined for other errors. */
export function violatedIndex(error: unknown): string | undefined {
  if (sqlStateOf(error) !== UNIQUE_VIOLATION) return undefined
  return (error as { constraint?: string }).constraint ?? ''
}
