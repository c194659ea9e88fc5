import { permissionOf } from '../../contracts/endpoint.ts'
import type { CheckContext } from '../context.ts'
import { blocksOf, readsSource } from '../dashboard-parts.ts'
import { bodyOf, stepCallsOf, submitsOf } from '../form-parts.ts'
import { editsOf } from '../list-parts.ts'
import { permissionManifest } from '../manifest.ts'
import type { CheckOptions } from '../options.ts'
import { isRowSourceValid, isValidSource, operationSources, rowSourcesOf, stepsOf } from '../parts.ts'

/**
 * Checks that permission codes exist. Also checks each operation that the page calls. Either the page or its
 * part that calls the operation must require the operation's permission.
 */
export function checkPermissions(context: CheckContext) {
  checkCodes(context)
  checkCalls(context)
  checkData(context)
  checkRowSources(context)
  checkSubmits(context)
  checkStepCalls(context)
  checkEdits(context)
}

function checkCodes({ page, options, places, report }: CheckContext) {
  const { permissions } = options
  if (!permissions) return
  for (const { code, path } of permissionManifest(page)) {
    if (!isUnknown(code, options)) continue
    const message = `Unknown permission "${code}".`
    report({ code: 'E251', path, message, written: code, known: permissions })
  }
  for (const { place, reports } of places) {
    for (const { report: found, start } of reports) {
      for (const { code, range } of found.permissions.filter((used) => isUnknown(used.code, options))) {
        const at = { start: start + range.start, end: start + range.end }
        const message = `Unknown permission "${code}".`
        report({ code: 'E251', path: place.path, range: at, message, written: code, known: permissions })
      }
    }
  }
}

/**
 * True if a permission code is unknown. Another check reports the unknown code, so this check doesn't repeat
 * the error.
 */
const isUnknown = (code: string, { permissions }: CheckOptions) =>
  permissions !== undefined && !permissions.includes(code)

function checkCalls({ page, options, report }: CheckContext) {
  for (const { value, path, action } of stepsOf(page)) {
    if (value.do !== 'call') continue
    const code = permissionOf(options.contracts.operations[value.op])
    if (code === undefined || code === action.requires || code === page.requires?.view) continue
    if (action.requires !== undefined && isUnknown(action.requires, options)) continue
    const required = action.requires ? `requires "${action.requires}"` : 'requires none'
    const message = `${value.op} needs "${code}", but the action "${action.id}" ${required}.`
    const hint = `Set "requires" to "${code}".`
    report({ code: 'E252', path: [...path, 'op'], message, hint })
  }
}

/** Checks each submit: either the submit or its page must require the permission of the operation. */
function checkSubmits({ page, options, report }: CheckContext) {
  for (const { value, path } of submitsOf(page)) {
    const { op, requires } = value
    const code = permissionOf(options.contracts.operations[op])
    if (code === undefined || code === requires || code === page.requires?.view) continue
    if (requires !== undefined && isUnknown(requires, options)) continue
    const message = `${op} needs "${code}", but the form requires ${requires ? `"${requires}"` : 'none'}.`
    report({ code: 'E252', path: [...path, 'op'], message, hint: `Set "requires" to "${code}".` })
  }
}

/**
 * Checks the permissions of wizard steps. Users who may open the wizard need the permission to check its
 * steps. Users who may submit the wizard need the permission to save its steps.
 */
function checkStepCalls({ page, options, report }: CheckContext) {
  const submit = bodyOf(page)?.submit?.requires
  for (const { use, value, path } of stepCallsOf(page)) {
    const code = permissionOf(options.contracts.operations[value.op])
    if (code === undefined || code === page.requires?.view || (use === 'save' && code === submit)) continue
    const message = `${value.op} needs "${code}", but the page doesn't require it.`
    const hint = `Set "view" in "requires" to "${code}".`
    report({ code: 'E252', path: [...path, 'op'], message, hint })
  }
}

/** Checks that users who may edit a cell may also call the operation that saves the cell. */
function checkEdits({ page, options, report }: CheckContext) {
  for (const { value, path, column } of editsOf(page)) {
    const code = permissionOf(options.contracts.operations[value.op])
    if (code === undefined || code === value.requires || isUnknown(value.requires, options)) continue
    const message = `${value.op} needs "${code}", but editing "${column.field}" requires "${value.requires}".`
    report({ code: 'E252', path: [...path, 'op'], message, hint: `Set "requires" to "${code}".` })
  }
}

/** Checks that the page requires the permissions of the operations that load its rows. */
function checkRowSources({ page, options, report }: CheckContext) {
  for (const source of rowSourcesOf(page)) {
    const { op } = source.value
    const code = permissionOf(options.contracts.operations[op])
    if (code === undefined || code === page.requires?.view || !isRowSourceValid(source, options.contracts))
      continue
    const message = `${op} needs "${code}", but the page doesn't require it.`
    report({
      code: 'E252',
      path: [...source.path, 'op'],
      message,
      hint: `Set "view" in "requires" to "${code}".`,
    })
  }
}

/**
 * Checks data sources whose operation needs a permission. Either the page or all blocks that show the data
 * source must require this permission.
 */
function checkData({ page, options, report }: CheckContext) {
  for (const { name, value, path } of operationSources(page)) {
    const code = permissionOf(options.contracts.operations[value.op])
    if (code === undefined || code === page.requires?.view) continue
    if (!isValidSource(page, name, value, options.contracts)) continue
    const users = blocksOf(page).filter(({ value: block }) => readsSource(block, name))
    if (users.length > 0 && users.every(({ value: block }) => block.requires === code)) continue
    const isBlock = users.length > 0
    const message = `${value.op} needs "${code}", but ${isBlock ? 'a block that shows it' : 'the page'} doesn't require it.`
    const hint = isBlock
      ? `Set "requires" of that block to "${code}".`
      : `Set "view" in "requires" to "${code}".`
    report({ code: 'E252', path: [...path, 'op'], message, hint })
  }
}
