import { anyType, typeOfSchema } from '../expr/types.ts'
import type { Page } from '../meta/page.ts'
import {
  formColumnsOf,
  formNodesOf,
  formValues,
  nodeListsOf,
  stepsOfWizard,
  submitOf,
  withoutNull,
} from './form-parts.ts'
import type { Contracts } from './options.ts'
import type { Path } from './page-text.ts'
import { mainSource, type Owner, sourceOwner } from './parts.ts'
import {
  type At,
  conditionalTexts,
  expression,
  type Place,
  pageScope,
  typeOf,
  valuesIn,
  whenIn,
} from './places.ts'

interface Asked {
  field?: string
  visible?: unknown
  disabled?: unknown
  requiredWhen?: unknown
  compute?: { $expr: string }
  default?: unknown
  props?: unknown
  validate?: unknown
  text?: unknown
}

/** Evaluated places of a form or wizard: rules read the entered values, expressions read the record too. */
export function formPlaces(page: Page, contracts: Contracts): Place[] {
  const values = formValues(page, contracts)
  if (!values) return []
  // A misspelt field is one error at its own place, not one per expression.
  const isMistyped = formNodesOf(page, contracts).some(
    ({ value, owner }) => owner && 'field' in value && !Object.hasOwn(owner.fields, value.field),
  )
  const scope = {
    ...pageScope(page),
    values: isMistyped ? anyType : typeOf(values),
    record: typeOf(sourceOwner(page, mainSource(page), contracts)),
  }
  const at = (path: Path): At => ({ path, scope, owner: isMistyped ? undefined : values })
  return [
    ...formNodesOf(page, contracts).flatMap(({ value, path, owner }) =>
      nodePlaces(value as Asked, at(path), owner),
    ),
    ...formColumnsOf(page, contracts).flatMap(({ value, path, owner, array }) => {
      const fields = array.value.columns.map(({ field }) => [field, owner?.fields[field] ?? {}] as const)
      const row: Owner = { name: 'row', fields: Object.fromEntries(fields) as Owner['fields'] }
      return nodePlaces(value, { path, scope: { ...scope, row: typeOf(row) }, owner: row }, owner)
    }),
    ...nodeListsOf(page).flatMap(({ rules, rulesPath }) =>
      rules.flatMap(({ holds }, index) => whenIn(holds, at([...rulesPath, index, 'holds']))),
    ),
    ...stepsOfWizard(page).flatMap(({ value, path }) => whenIn(value.when, at([...path, 'when']))),
    ...submitPlaces(page, contracts, at([])),
  ]
}

function nodePlaces(node: Asked, at: At, owner: Owner | undefined): Place[] {
  const inside = (key: string): At => ({ ...at, path: [...at.path, key] })
  const shape = node.field === undefined ? undefined : withoutNull(owner?.fields[node.field])
  const gives = shape ? typeOfSchema(shape, node.field) : anyType
  type Condition = Parameters<typeof whenIn>[0]
  return [
    ...whenIn(node.visible as Condition, inside('visible')),
    ...whenIn(node.disabled as Condition, inside('disabled')),
    ...whenIn(node.requiredWhen as Condition, inside('requiredWhen')),
    ...(node.compute ? expression(node.compute.$expr, gives, inside('compute')) : []),
    ...valuesIn(node.default, inside('default')),
    ...valuesIn(node.props, inside('props')),
    ...valuesIn(node.validate, inside('validate')),
    ...valuesIn(node.text, inside('text')),
  ]
}

function submitPlaces(page: Page, contracts: Contracts, at: At): Place[] {
  const submit = submitOf(page)
  if (!submit) return []
  const { value, path } = submit
  const shapes = Object.hasOwn(contracts.shapes, value.op) ? contracts.shapes[value.op] : undefined
  const isPage = contracts.operations[value.op]?.gives === 'page'
  const result = shapes && !isPage ? typeOfSchema(shapes.result, value.op) : anyType
  const before = (key: string): At => ({ ...at, path: [...path, key] })
  const after = (key: string): At => ({ ...before(key), scope: { ...at.scope, result } })
  return [
    ...valuesIn(value.args, before('args')),
    ...valuesIn(value.confirm, before('confirm')),
    ...conditionalTexts(value.done, after('done')),
    ...valuesIn(value.then && 'query' in value.then ? value.then.query : undefined, {
      ...after('then'),
      path: [...path, 'then', 'query'],
    }),
  ]
}
