import type { ExprReport } from '../expr/inspection.ts'
import type { ExprType } from '../expr/types.ts'
import type { Page } from '../meta/page.ts'
import type { DiagnosticCode } from './codes.ts'
import type { Diagnostic, Fix } from './diagnostic.ts'
import type { CheckOptions } from './options.ts'
import { type PageText, type Path, type Span, toPointer } from './page-text.ts'
import type { Place } from './places.ts'
import { nearest } from './suggest.ts'

/** A mistake as a check finds it, before it has a line and a column. */
export interface Finding {
  code: DiagnosticCode
  path: Path
  /** Show the key, not the value. */
  part?: 'key' | 'value'
  /** Show a stretch of the string's value. */
  range?: { start: number; end: number }
  /** The stretch of text itself, where no path leads to it. */
  span?: Span
  message: string
  /** What was written and what there is: gives "did you mean" and a fix. */
  written?: string
  known?: Iterable<string>
  hint?: string
}

/** An expression or template with its reports; a template has one for each of its expressions. */
export interface InspectedPlace {
  place: Place
  reports: readonly { report: ExprReport; start: number }[]
}

/** What every check of references gets. */
export interface CheckContext {
  page: Page
  options: CheckOptions
  /** Everything that is evaluated, with what the expressions say of themselves. */
  places: readonly InspectedPlace[]
  /** The type an expression gives; undefined where there is none at this place. */
  typeAt: (path: Path) => ExprType | undefined
  report: (finding: Finding) => void
}

/** Places a finding in the text. */
export function toDiagnostic(finding: Finding, text: PageText): Diagnostic {
  const { code, path, part, range, message, written, known } = finding
  const span = finding.span ?? (range ? text.within(path, range) : text.spanOf(path, part))
  const meant = written !== undefined && known ? nearest(written, known) : undefined
  return {
    code,
    severity: code.startsWith('W') ? 'warning' : 'error',
    page: pageId(text.value),
    nodeId: nodeIdAt(text.value, path),
    pointer: toPointer(path),
    ...text.lineOf(span.offset),
    ...span,
    message,
    hint: meant === undefined ? finding.hint : `Did you mean "${meant}"?`,
    fixes: meant === undefined || written === undefined ? [] : fixesOf(text, span, { written, meant }),
  }
}

/** Offers to write the word that was probably meant, where the shown stretch holds the wrong one. */
function fixesOf(text: PageText, span: Span, { written, meant }: { written: string; meant: string }): Fix[] {
  const shown = text.text.slice(span.offset, span.offset + span.length)
  const at = shown.lastIndexOf(written)
  if (at < 0) return []
  return [{ title: `Write "${meant}"`, offset: span.offset + at, length: written.length, text: meant }]
}

const idOf = (value: unknown): string | undefined => {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined
  return typeof id === 'string' ? id : undefined
}

const pageId = (value: unknown): string => idOf(value) ?? ''

/** The id of the innermost node on the path; the page itself is none. */
function nodeIdAt(value: unknown, path: Path): string | undefined {
  let at = value
  let id: string | undefined
  for (const step of path) {
    at = (at as Record<string | number, unknown> | undefined)?.[step]
    id = idOf(at) ?? id
  }
  return id
}
