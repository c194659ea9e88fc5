import { check } from '../expr/check.ts'
import { splitTemplate } from '../expr/template.ts'
import { expandFragments } from '../fragments/expand-fragments.ts'
import type { Page } from '../meta/page.ts'
import { allPlaces } from './all-places.ts'
import { type CheckContext, type Finding, type InspectedPlace, toDiagnostic } from './context.ts'
import type { Diagnostic } from './diagnostic.ts'
import { eachMode } from './each-mode.ts'
import { checkFragmentNodes, inSource } from './fragment-nodes.ts'
import type { CheckOptions } from './options.ts'
import { type Path, readPageText, toPointer } from './page-text.ts'
import type { Place } from './places.ts'
import { checkArguments } from './references/arguments.ts'
import { checkBudget } from './references/budget.ts'
import { checkColumnFit } from './references/column-fit.ts'
import { checkDashboard } from './references/dashboard.ts'
import { checkDictionaries } from './references/dictionaries.ts'
import { checkEmbeddedPages } from './references/embedded-pages.ts'
import { checkEntries } from './references/entries.ts'
import { checkExports } from './references/exports.ts'
import { checkExpressions } from './references/expressions.ts'
import { checkFields } from './references/fields.ts'
import { checkFileName } from './references/file-name.ts'
import { checkForms } from './references/forms.ts'
import { checkFrames } from './references/frames.ts'
import { checkIds } from './references/ids.ts'
import { checkImports } from './references/imports.ts'
import { checkListCells } from './references/list-cells.ts'
import { checkLists } from './references/lists.ts'
import { checkMasks } from './references/masks.ts'
import { checkModels } from './references/models.ts'
import { checkModes } from './references/modes.ts'
import { checkOperations } from './references/operations.ts'
import { checkPages } from './references/pages.ts'
import { checkPermissions } from './references/permissions.ts'
import { checkRefresh } from './references/refresh.ts'
import { checkRenderers } from './references/renderers.ts'
import { checkReports } from './references/reports.ts'
import { checkRowsViews } from './references/rows-views.ts'
import { checkRules } from './references/rules.ts'
import { checkSettings } from './references/settings.ts'
import { checkSignatures } from './references/signatures.ts'
import { checkSubmits } from './references/submits.ts'
import { checkTexts } from './references/texts.ts'
import { checkViews } from './references/views.ts'
import { checkShape } from './shape.ts'
import { checkText } from './text.ts'

type ReferenceCheck = (context: CheckContext) => void

/** Checks of references that run once per page. These checks see the nodes of all modes of a form. */
const wholePageReferences: readonly ReferenceCheck[] = [
  checkFileName,
  checkIds,
  checkModes,
  checkTexts,
  checkBudget,
  checkColumnFit,
  checkEntries,
]

/** Checks of references that run once per mode of a form. A check follows the checks on which it depends. */
const references: readonly ReferenceCheck[] = [
  checkOperations,
  checkModels,
  checkFields,
  checkLists,
  checkListCells,
  checkMasks,
  checkRowsViews,
  checkViews,
  checkImports,
  checkExports,
  checkDashboard,
  checkRefresh,
  checkFrames,
  checkReports,
  checkForms,
  checkArguments,
  checkSubmits,
  checkRenderers,
  checkSignatures,
  checkSettings,
  checkDictionaries,
  checkRules,
  checkPages,
  checkEmbeddedPages,
  checkExpressions,
  checkPermissions,
]

/**
 * Checks a page in four phases: its text, its structure, its fragments, its references. A phase runs only if
 * the previous phases found nothing. Returns diagnostics and never throws.
 */
export function checkPage(text: string, options: CheckOptions): Diagnostic[] {
  const pageText = readPageText(text)
  const page = pageText.value as Page
  const findings =
    checkText(pageText) ??
    checkShape(page) ??
    checkFragmentNodes(page, options.fragments) ??
    checkExpanded(page, options)
  return findings
    .map((finding) => toDiagnostic(finding, pageText))
    .sort((left, right) => left.offset - right.offset || left.code.localeCompare(right.code))
}

/** Replaces the fragments of a page by their nodes, and then checks the page. */
function checkExpanded(written: Page, options: CheckOptions): Finding[] {
  const { fragments = {} } = options
  const page = expandFragments(written, fragments)
  if (page === written) return checkMeaning(page, options)
  const findings = checkShape(page) ?? checkMeaning(page, options)
  return findings.map((finding) => inSource(finding, written, fragments))
}

function checkMeaning(page: Page, options: CheckOptions): Finding[] {
  const findings = [
    ...findingsOf(wholePageReferences, page, options),
    ...eachMode(page, (drawn) => findingsOf(references, drawn, options)),
  ]
  const wrong = new Set(
    findings.flatMap(({ code, path }) => (code.startsWith('E') ? pointersAround(path) : [])),
  )
  return findings.filter(({ code, path }) => code.startsWith('E') || !wrong.has(toPointer(path)))
}

/**
 * Lists the JSON Pointers of a path and of its parents. A warning at one of these pointers is left out,
 * because it may only repeat the error at the path.
 */
const pointersAround = (path: Path) => path.map((_, index) => toPointer(path.slice(0, index + 1)))

/** Runs the given reference checks on a page. */
export function findingsOf(checks: readonly ReferenceCheck[], page: Page, options: CheckOptions): Finding[] {
  const findings: Finding[] = []
  const places = allPlaces(page, options.contracts).map(inspect)
  const types = new Map(places.map(({ place, reports }) => [toPointer(place.path), reports[0]?.report.type]))
  const context: CheckContext = {
    page,
    options,
    places,
    typeAt: (path) => types.get(toPointer(path)),
    report: (finding) => findings.push(finding),
  }
  for (const checkReference of checks) checkReference(context)
  return findings
}

function inspect(place: Place): InspectedPlace {
  if (place.kind === 'rule') return { place, reports: [] }
  if (place.kind === 'expression')
    return { place, reports: [{ report: check(place.source, place.scope), start: 0 }] }
  const { parts, unclosed } = splitTemplate(place.source)
  const reports = parts.flatMap((part) =>
    'expr' in part ? [{ report: check(part.expr, place.scope), start: part.start }] : [],
  )
  return { place, reports: unclosed === undefined ? reports : [...reports, unclosedAt(unclosed)] }
}

const unclosedAt = (start: number): InspectedPlace['reports'][number] => ({
  start,
  report: {
    type: { kind: 'any' },
    problems: [{ kind: 'syntax', message: 'Missing "}".', range: { start: 0, end: 2 } }],
    permissions: [],
    dictionaries: [],
  },
})
