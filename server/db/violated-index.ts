/** The five-character SQLSTATE that PostgreSQL gave with an error, if it comes from there. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && 'severity' in (error as Error)
    ? code
    : undefined
}

const UNIQUE_VIOLATION = '23505'

/** The unique index that an error violates; undefined for any other error. */
export function violatedIndex(error: unknown): string | undefined {
  if (sqlStateOf(error) !== UNIQUE_VIOLATION) return undefined
  return (error as { constraint?: string }).constraint ?? ''
}
