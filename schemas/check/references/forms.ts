import { patternProblem } from '../../expr/pattern.ts'
import type { CheckContext } from '../context.ts'
import {
  bodyOf,
  type FormPart,
  formArraysOf,
  formColumnsOf,
  formCustomsOf,
  formFieldsOf,
  formNodesOf,
  formValues,
  isSent,
  nodeListsOf,
} from '../form-parts.ts'
import type { Path } from '../page-text.ts'
import { mainSource, sourceOwner } from '../parts.ts'
import { checkCycles } from './cycles.ts'

/**
 * Checks forms and wizards: fields must be known, patterns must be safe, rules must have inputs, and values
 * must have no cycles.
 */
export function checkForms(context: CheckContext) {
  const body = bodyOf(context.page)
  if (!body) return
  checkModel(context)
  checkFormFields(context)
  checkNestedFields(context)
  checkRuleFields(context)
  checkPatterns(context)
  checkTitled(context)
  checkConflict(context)
  checkEdit(context)
  checkDraft(context)
  checkCycles(context)
}

function checkModel({ page, options, report }: CheckContext) {
  const { models } = options.contracts
  const body = bodyOf(page)
  if (body?.model === undefined || Object.hasOwn(models, body.model)) return
  const message = `Unknown model "${body.model}".`
  report({
    code: 'E204',
    path: [body.key, 'model'],
    message,
    written: body.model,
    known: Object.keys(models),
  })
}

function checkFormFields(context: CheckContext) {
  const { page, options } = context
  const { contracts } = options
  const need = (owner: FormPart['owner'], field: string, path: Path) => {
    if (!owner || Object.hasOwn(owner.fields, field)) return
    const message = `${owner.name} has no field "${field}".`
    context.report({ code: 'E201', path, message, written: field, known: Object.keys(owner.fields) })
  }
  for (const { value, path, owner } of formNodesOf(page, contracts)) {
    if ('field' in value && isSent(value)) need(owner, value.field, [...path, 'field'])
  }
  for (const { value, path, owner } of formCustomsOf(page, contracts)) {
    for (const [index, field] of (value.fields ?? []).entries())
      need(owner, field, [...path, 'fields', index])
  }
  for (const { value, path, owner } of formColumnsOf(page, contracts))
    need(owner, value.field, [...path, 'field'])
  for (const { value, path, owner, outer } of formArraysOf(page, contracts)) {
    if (outer) need(owner, value.field, [...path, 'field'])
    const fields = Object.fromEntries(value.columns.map(({ field }) => [field, {}]))
    for (const [index, field] of (value.total ?? []).entries())
      need({ name: value.field, fields }, field, [...path, 'total', index])
  }
}

/** Checks that a nested sub-table doesn't use the same field as another node of its row. */
function checkNestedFields({ page, options, report }: CheckContext) {
  for (const { value, path } of formArraysOf(page, options.contracts)) {
    const used = new Set(value.columns.map(({ field }) => field))
    for (const [index, { field }] of (value.nodes ?? []).entries()) {
      const message = `The row already has a value "${field}".`
      if (used.has(field)) report({ code: 'E249', path: [...path, 'nodes', index, 'field'], message })
      used.add(field)
    }
  }
}

/** Checks that the page has an input for each field of a form rule. The input shows the rule's message. */
function checkRuleFields({ page, options, report }: CheckContext) {
  const known = formNodesOf(page, options.contracts).flatMap(({ value }) =>
    'field' in value ? [value.field] : value.node === 'custom' ? (value.fields ?? []) : [],
  )
  for (const { rules, rulesPath } of nodeListsOf(page)) {
    for (const [index, { fields }] of rules.entries()) {
      for (const [at, field] of fields.entries()) {
        if (known.includes(field)) continue
        const message = `The page has no input for "${field}".`
        report({ code: 'E201', path: [...rulesPath, index, 'fields', at], message, written: field, known })
      }
    }
  }
}

function checkPatterns({ page, options, report }: CheckContext) {
  const { contracts } = options
  for (const { value, path } of [...formFieldsOf(page, contracts), ...formColumnsOf(page, contracts)]) {
    const problem = value.pattern === undefined ? undefined : patternProblem(`^(?:${value.pattern})$`)
    if (problem !== undefined) report({ code: 'E246', path: [...path, 'pattern'], message: problem.en })
  }
}

function checkTitled({ page, options, report }: CheckContext) {
  const { contracts } = options
  const titled = [
    ...formFieldsOf(page, contracts),
    ...formArraysOf(page, contracts),
    ...formColumnsOf(page, contracts),
  ]
  for (const { value, path } of titled) {
    if (value.title !== undefined) continue
    const message = `"${value.field}" has no title, so users see the field name.`
    report({ code: 'W304', path: [...path, 'field'], message })
  }
}

/** Checks that the version field of a submit belongs to the loaded record. */
function checkConflict({ page, options, report }: CheckContext) {
  if (page.kind !== 'form' || !page.form.conflict) return
  const { versionField } = page.form.conflict
  const path = ['form', 'conflict', 'versionField']
  if (page.form.load === undefined) {
    report({
      code: 'E221',
      path,
      message: 'A conflict check compares with the loaded record: set "load" to its data source.',
    })
    return
  }
  const owner = sourceOwner(page, mainSource(page), options.contracts)
  if (!owner || Object.hasOwn(owner.fields, versionField)) return
  const message = `${owner.name} has no field "${versionField}".`
  report({ code: 'E201', path, message, written: versionField, known: Object.keys(owner.fields) })
}

/** If a wizard edits records, checks its parameter, its loaded record and the record's version field. */
function checkEdit({ page, options, report }: CheckContext) {
  if (page.kind !== 'wizard' || !page.wizard.edit) return
  const { param, versionField } = page.wizard.edit
  const path = ['wizard', 'edit']
  const params = Object.keys(page.params ?? {})
  if (!params.includes(param)) {
    const message = `The page has no parameter "${param}".`
    report({ code: 'E201', path: [...path, 'param'], message, written: param, known: params })
  }
  if (page.wizard.load === undefined) {
    const message = 'An edit needs a record: set "load" to its data source.'
    report({ code: 'E221', path, part: 'key', message })
    return
  }
  const owner = sourceOwner(page, mainSource(page), options.contracts)
  if (!owner || Object.hasOwn(owner.fields, versionField)) return
  const message = `${owner.name} has no field "${versionField}".`
  report({
    code: 'E201',
    path: [...path, 'versionField'],
    message,
    written: versionField,
    known: Object.keys(owner.fields),
  })
}

function checkDraft({ page, options, report }: CheckContext) {
  const body = bodyOf(page)
  if (!body?.draft) return
  if ('param' in body.draft) {
    const { param } = body.draft
    const params = Object.keys(page.params ?? {})
    if (!params.includes(param)) {
      const message = `The page has no parameter "${param}".`
      report({ code: 'E201', path: ['wizard', 'draft', 'param'], message, written: param, known: params })
    }
  }
  const { titleField } = body.draft
  const known = Object.keys(formValues(page, options.contracts)?.fields ?? {})
  if (titleField === undefined || known.includes(titleField)) return
  const message = `The page has no input for "${titleField}".`
  report({ code: 'E201', path: [body.key, 'draft', 'titleField'], message, written: titleField, known })
}
