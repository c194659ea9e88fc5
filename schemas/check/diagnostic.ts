import type { DiagnosticCode } from './codes.ts'

/** A fix: replace `length` characters at `offset` by `text`. */
export interface Fix {
  title: string
  offset: number
  length: number
  text: string
}

/** One problem of a page: syntax, structure, references, types, permissions or texts. */
export interface Diagnostic {
  code: DiagnosticCode
  /** An error prevents publishing, a warning does not. */
  severity: 'error' | 'warning'
  /** The page's id; empty if it cannot be read. */
  page: string
  /** Id of the surrounding node, if it has one. */
  nodeId: string | undefined
  /** JSON Pointer to the value. */
  pointer: string
  /** From 1. */
  line: number
  column: number
  offset: number
  length: number
  message: string
  hint: string | undefined
  fixes: readonly Fix[]
}

/** `file:57:21 E201 message hint`, as compilers write it. */
export function formatDiagnostic(file: string, { line, column, code, message, hint }: Diagnostic): string {
  return `${file}:${line}:${column} ${code} ${message}${hint ? ` ${hint}` : ''}`
}
