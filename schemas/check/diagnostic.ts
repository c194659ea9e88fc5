import type { DiagnosticCode } from './codes.ts'

/** A fix replaces `length` characters at `offset` by `text`. */
export interface Fix {
  title: string
  offset: number
  length: number
  text: string
}

/** One problem in the syntax, structure, references, types, permissions or texts of a page. */
export interface Diagnostic {
  code: DiagnosticCode
  /** A page with an error can't be published. A page with only warnings can be published. */
  severity: 'error' | 'warning'
  /** Id of the page; empty if the id can't be read. */
  page: string
  /** Id of the innermost node that contains the problem; undefined if the problem is in no node. */
  nodeId: string | undefined
  /** JSON Pointer to the value with the problem. */
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

/** Formats a diagnostic like the messages of compilers: `file:57:21 E201 message hint`. */
export function formatDiagnostic(file: string, { line, column, code, message, hint }: Diagnostic): string {
  return `${file}:${line}:${column} ${code} ${message}${hint ? ` ${hint}` : ''}`
}
