export { checkFragment } from './check/check-fragment.ts'
export { checkPage } from './check/check-page.ts'
export { type DiagnosticCode, diagnosticCodes } from './check/codes.ts'
export { type CostPart, estimateCost, type PageCost, RENDER_BUDGET } from './check/cost.ts'
export { type Diagnostic, type Fix, formatDiagnostic } from './check/diagnostic.ts'
export { type NamedPermission, permissionManifest } from './check/manifest.ts'
export type { Catalog, CatalogEntry, CheckOptions, Contracts } from './check/options.ts'
export { type PageSummary, pagesIndex } from './check/pages-index.ts'
export { parsePage } from './check/parse-page.ts'
export { pageFile } from './check/references/file-name.ts'
export {
  type Completion,
  type CompletionOptions,
  type CompletionPlace,
  completionsAt,
} from './complete/completions-at.ts'
export type { ChangeLocale } from './diff/change-words.ts'
export { type DescribedChange, describeChange, describeChanges } from './diff/describe-change.ts'
export { diffPage, type PageChange } from './diff/diff-page.ts'
