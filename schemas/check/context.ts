import { didYouMean } from '../did-you-mean.ts'
import type { ExprReport } from '../expr/inspection.ts'
import type { ExprType } from '../expr/types.ts'
import type { Page } from '../meta/page.ts'
import type { DiagnosticCode } from './codes.ts'
import type { Diagnostic, Fix } from './diagnostic.ts'
import type { CheckOptions } from './options.ts'
import { type PageText, type Path, type Span, toPointer } from './page-text.ts'
import type { Place } from './places.ts'

/** A problem of a page, before its line and column are known. */
export interface Finding {
  code: DiagnosticCode
  path: Path
  /** Tells whether the diagnostic marks the key or the value. The default is the value. */
  part?: 'key' | 'value'
  /** Range inside the string, if the problem concerns only a part of the string. */
  range?: { start: number; end: number }
  /** Range in the page's text, for problems without a path, such as syntax errors. */
  span?: Span
  message: string
  /** An unknown name in the page. The hint "Did you mean" suggests one of the names in `known`. */
  written?: string
  known?: Iterable<string>
  hint?: string
}

/**
 * An expression, template or rule with its inspection reports. An expression has one report. A template has
 * one report for each of its expressions. A rule has no report.
 */
export interface InspectedPlace {
  place: Place
  reports: readonly { report: ExprReport; start: number }[]
}

/** Input of every reference check: the page, and the function that reports a problem. */
export interface CheckContext {
  page: Page
  options: CheckOptions
  /** All expressions, templates and rules of the page, each with its inspection reports. */
  places: readonly InspectedPlace[]
  /** Returns the result type of the expression at a path; undefined if the path has no expression. */
  typeAt: (path: Path) => ExprType | undefined
  report: (finding: Finding) => void
}

/** Converts a finding to a diagnostic with line and column. */
export function toDiagnostic(finding: Finding, text: PageText): Diagnostic {
  const { code, path, part, range, message, written, known } = finding
  const span = finding.span ?? (range ? text.within(path, range) : text.spanOf(path, part))
  const meant = written !== undefined && known ? didYouMean(written, known) : undefined
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

/**
 * Returns the fix that replaces an unknown name by the most similar known name. Returns an empty list if the
 * range doesn't contain the unknown name.
 */
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

/** Returns the id of the innermost node on the path. Returns undefined if the path is in no node. */
function nodeIdAt(value: unknown, path: Path): string | undefined {
  let at = value
  let id: string | undefined
  for (const step of path) {
    at = (at as Record<string | number, unknown> | undefined)?.[step]
    id = idOf(at) ?? id
  }
  return id
}
