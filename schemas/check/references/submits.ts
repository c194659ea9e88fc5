import type { TSchema } from 'typebox'
import { isExpression } from '../../expr/evaluate.ts'
import type { Values } from '../../meta/value.ts'
import type { CheckContext } from '../context.ts'
import {
  type FormPart,
  formNodesOf,
  formValues,
  hasUnknownField,
  isSent,
  stepsOfWizard,
  submitsOf,
} from '../form-parts.ts'
import { editsOf } from '../list-parts.ts'
import type { Path } from '../page-text.ts'

/** Checks that submits and edited cells always send the required arguments of their operations. */
export function checkSubmits(context: CheckContext) {
  checkForm(context)
  checkEdits(context)
}

function checkForm(context: CheckContext) {
  const names = submittedNames(context)
  for (const { value, path } of submitsOf(context.page)) {
    const { op, args } = value
    for (const name of requiredBy(op, context)) {
      if (!args && names && !names.has(name)) {
        const message = `${op} requires the argument "${name}", but the form has no input for it.`
        context.report({ code: 'E207', path: [...path, 'op'], message })
      } else checkInput({ op, name, field: args ? fieldOf(args, name) : name }, context)
    }
  }
}

/**
 * Names of the values that a form without `args` submits. Undefined if a field is misspelt; another check
 * reports misspelt fields.
 */
function submittedNames({ page, options }: CheckContext): Set<string> | undefined {
  const { conflict } = page.kind === 'form' ? page.form : {}
  const nodes = formNodesOf(page, options.contracts)
  if (hasUnknownField(nodes)) return undefined
  const unsent = nodes.flatMap(({ value }) => ('field' in value && !isSent(value) ? [value.field] : []))
  const values = Object.keys(formValues(page, options.contracts)?.fields ?? {})
  const names = values.filter((name) => !unsent.includes(name))
  return new Set(conflict ? [...names, 'id', conflict.versionField] : names)
}

function requiredBy(op: string, { options }: CheckContext): readonly string[] {
  const { shapes, operations } = options.contracts
  const args = Object.hasOwn(shapes, op) ? shapes[op]?.args : undefined
  if (!args || operations[op]?.gives === 'page') return []
  return (args as TSchema & { required?: string[] }).required ?? []
}

/**
 * Returns the name of the input whose value is passed as the argument. Returns undefined if the argument is
 * computed in another way.
 */
function fieldOf(args: Values, name: string): string | undefined {
  const value = args[name]
  return isExpression(value) ? /^values\.(\w+)$/.exec(value.$expr)?.[1] : undefined
}

interface SubmittedInput {
  op: string
  name: string
  field: string | undefined
}

/**
 * Warns if a condition can hide the only input of a required argument, because hidden inputs aren't
 * submitted.
 */
function checkInput({ op, name, field }: SubmittedInput, { page, options, report }: CheckContext) {
  const nodes = formNodesOf(page, options.contracts)
  const inputs = nodes.filter(({ value, within }) => {
    if (within.length > 0) return false
    return value.node === 'custom'
      ? value.fields?.includes(field ?? '')
      : 'field' in value && value.field === field
  })
  const [input] = inputs
  if (!input || inputs.length > 1) return
  const hidden = conditionAt(input, nodes) ?? stepCondition(input.path, page)
  if (!hidden) return
  const message = `${op} requires the argument "${name}", but this condition can hide its input.`
  report({ code: 'W308', path: hidden, part: 'key', message })
}

/** Path of a condition that can hide the input, either directly or together with a node that contains it. */
function conditionAt({ path }: FormPart, nodes: readonly FormPart[]): Path | undefined {
  const holder = nodes.find(
    (node) => 'visible' in node.value && node.value.visible !== undefined && isInside(path, node.path),
  )
  return holder && [...holder.path, 'visible']
}

function stepCondition(path: Path, page: CheckContext['page']): Path | undefined {
  const step = stepsOfWizard(page).find(
    ({ value, path: at }) => value.when !== undefined && isInside(path, at),
  )
  return step && [...step.path, 'when']
}

const isInside = (path: Path, around: Path) => around.every((part, index) => path[index] === part)

/** Arguments that every edited cell submits in addition to its value. */
export const ROW_ARGUMENTS: readonly string[] = ['id', 'version']

/** Checks that an edited cell submits all arguments that its operation requires. */
function checkEdits(context: CheckContext) {
  for (const { value, path, column } of editsOf(context.page)) {
    for (const name of requiredBy(value.op, context)) {
      if (name === column.field || ROW_ARGUMENTS.includes(name)) continue
      const message = `${value.op} requires the argument "${name}", but a cell submits only its own value.`
      context.report({ code: 'E207', path: [...path, 'op'], message })
    }
  }
}
