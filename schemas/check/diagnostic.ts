import type { DiagnosticCode } from './codes.ts'

/** A fix: replace `length` characters at `offset` by `text`. */
export interface Fix {
  title: string
  offset: number
  length: number
  text: string
}

/** One problem of a page, in its syntax, structure, references, types, permissions or texts. */
export interface Diagnostic {
  code: DiagnosticCode
  /** An error prevents publishing, a warning does not. */
  severity: 'error' | 'warning'
  /** The page's id; empty if it cannot be read. */
  page: string
  /** Id of the surrounding node, if it has one. */
  nodeId: string | undefined
  /** JSON Pointer to the value that has the problem. */
  pointer: string
  /** Line number, starting at 1. */
  line: number
  column: number
  offset: number
  length: number
  message: string
  hint: string | undefined
  fixes: readonly Fix[]
}

/** Formats a diagnostic as compilers do: `file:57:21 E201 message hint`. */
export function formatDiagnostic(file: string, { line, column, code, message, hint }: Diagnostic): string {
  return `${file}:${line}:${column} ${code} ${message}${hint ? ` ${hint}` : ''}`
}
