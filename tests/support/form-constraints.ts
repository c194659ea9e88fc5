import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type FormColumn,
  type FormField,
  type FormModes,
  type FormNode,
  type Page,
  pageInMode,
} from '#schemas'
import { evaluateCondition } from '#schemas/expr'
import { expandFragments, readFragments } from '#schemas/fragments'

export type Values = Record<string, unknown>
type Constrained = FormField | FormColumn

/** A constraint of a field, and a value that violates the constraint. */
export interface Constraint {
  name: string
  path: readonly (string | number)[]
  bad: unknown
  node: FormNode
  /** Groups that contain the field. Each group can hide the field. */
  groups?: readonly FormNode[]
}

const invalidValues: Record<string, (limit: never) => unknown> = {
  required: () => null,
  requiredWhen: () => null,
  minLength: (limit: number) => 'x'.repeat(limit - 1),
  maxLength: (limit: number) => 'x'.repeat(limit + 1),
  minimum: (limit: number) => limit - 1,
  maximum: (limit: number) => limit + 1,
  pattern: () => '~',
  format: () => 'no',
  options: () => 'none of them',
}

const constraintsOf = (spec: Constrained, node: FormNode, path: Constraint['path']): Constraint[] =>
  Object.entries(invalidValues).flatMap(([key, wrong]) => {
    const limit = spec[key as keyof Constrained]
    const isSet = limit !== undefined && limit !== false
    return isSet ? [{ name: `${path.join('.')}: ${key}`, path, bad: wrong(limit as never), node }] : []
  })

/** Lists the constraints of these nodes and of all nodes inside them. */
export const allConstraints = (nodes: readonly FormNode[], path: Constraint['path'] = []): Constraint[] =>
  nodes.flatMap((node): Constraint[] => {
    if (node.node === 'field') return constraintsOf(node, node, [...path, node.field])
    if (node.node === 'group') {
      return allConstraints(node.nodes, path).map((inner) => ({
        ...inner,
        groups: [...(inner.groups ?? []), node],
      }))
    }
    if (node.node === 'tabs') return allConstraints(node.items, path)
    if (node.node === 'object') return allConstraints(node.nodes, [...path, node.field])
    if (node.node !== 'array') return []
    const at = [...path, node.field]
    return [
      ...(node.min ? [{ name: `${at.join('.')}: min`, path: at, bad: [], node }] : []),
      ...node.columns.flatMap((column) => constraintsOf(column, node, [...at, 0, column.field])),
      ...allConstraints(node.nodes ?? [], [...at, 0]).map((nested) => ({ ...nested, node })),
    ]
  })

/** Returns a copy of form values in which one value is invalid. */
export function withInvalid(values: Values, { path, bad }: Pick<Constraint, 'path' | 'bad'>): Values {
  const [key = '', ...rest] = path
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as Values
  if (rest.length > 0) copy[key] = withInvalid(copy[key] as Values, { path: rest, bad })
  else copy[key] = bad
  return copy
}

const root = join(import.meta.dirname, '../../schemas/pages')
const fragments = readFragments(join(root, '../fragments'))

const inEachMode = (page: Page): Page[] =>
  page.kind === 'form' && page.form.modes
    ? Object.entries(page.form.modes).flatMap(([mode, settings]) =>
        'submit' in settings ? [pageInMode(page, mode as keyof FormModes)] : [],
      )
    : [page]

/** Every shipped page with a form. A form with modes appears once for each mode in which users submit it. */
export const shippedForms = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.json'))
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Page)
  .filter(({ kind }) => kind === 'form' || kind === 'wizard')
  .map((page) => expandFragments(page, fragments))
  .flatMap(inEachMode)

/**
 * Valid values of each shipped form, by page id. They are read from the `form-samples.json` beside the page.
 * A form has several sets of values if its conditions hide fields.
 */
export const validValues: Readonly<Record<string, readonly Values[]>> = Object.assign(
  {},
  ...readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'form-samples.json')
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8'))),
)

/** Lists all nodes of a form, or of the steps of a wizard. */
export const nodesOf = (page: Page): FormNode[] =>
  page.kind === 'wizard'
    ? page.wizard.steps.flatMap(({ nodes }) => nodes)
    : page.kind === 'form'
      ? page.form.nodes
      : []

/** True if the field of a constraint is visible when the form has these values. */
export const isShownIn = (values: Values, { node, groups = [] }: Constraint) =>
  [node, ...groups].every(
    ({ visible }) => visible === undefined || evaluateCondition(visible, { values, record: values }),
  )
