import type { Page } from '#schemas'
import type { Diagnostic } from '#schemas/check'

/** An error at one place of a page file; line and column start at 1. */
export type PageProblem = Pick<Diagnostic, 'code' | 'message' | 'hint' | 'pointer' | 'line' | 'column'>

/** A page file as the build hands it to the browser: checked, with the hash of its text. */
export type PageFile = { page: Page; version: string } | { problems: readonly PageProblem[]; version: string }
