import type { Page } from '#schemas'
import type { Diagnostic } from '#schemas/check'

/** An error at a location of a page file. Line and column start at 1. */
export type PageProblem = Pick<Diagnostic, 'code' | 'message' | 'hint' | 'pointer' | 'line' | 'column'>

/** A page file from the build: checked, with its hash. */
export type PageFile = { page: Page; version: string } | { problems: readonly PageProblem[]; version: string }
