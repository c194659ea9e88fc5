import type { Page } from '#schemas'
import type { Diagnostic } from '#schemas/check'

/** An error in a page file, with its location. Lines and columns are counted from 1. */
export type PageProblem = Pick<Diagnostic, 'code' | 'message' | 'hint' | 'pointer' | 'line' | 'column'>

/**
 * A page file in the build: a checked page with its hash, or the errors of the page with the hash of its
 * text.
 */
export type PageFile = { page: Page; version: string } | { problems: readonly PageProblem[]; version: string }
