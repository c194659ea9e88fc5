import { anyType, intType, typeOfSchema } from '../expr/types.ts'
import type { FormArray } from '../meta/form-node.ts'
import type { Page } from '../meta/page.ts'
import {
  formArraysOf,
  formColumnsOf,
  formNodesOf,
  formValues,
  nodeListsOf,
  rowsOf,
  stepCallsOf,
  stepsOfWizard,
  submitsOf,
  withoutNull,
} from './form-parts.ts'
import type { Contracts } from './options.ts'
import type { Path } from './page-text.ts'
import { mainSource, type Owner, sourceOwner } from './parts.ts'
import {
  conditionalTextPlaces,
  conditionPlaces,
  expressionPlace,
  type Place,
  type PlaceContext,
  pageScope,
  typeOf,
  valuePlaces,
} from './places.ts'
import { createSavedScope } from './saved-scope.ts'

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
  url?: unknown
}

/**
 * Lists the places of a form or wizard with an expression, a template or a rule. Rules read the entered
 * values; expressions also read the loaded record.
 */
export function formPlaces(page: Page, contracts: Contracts): Place[] {
  const values = formValues(page, contracts)
  if (!values) return []
  // A misspelt field is reported once, at the field, and not again in each expression.
  const isMistyped = formNodesOf(page, contracts).some(
    ({ value, owner }) => owner && 'field' in value && !Object.hasOwn(owner.fields, value.field),
  )
  const shared = {
    ...pageScope(page),
    values: isMistyped ? anyType : typeOf(values),
    record: typeOf(sourceOwner(page, mainSource(page), contracts)),
  }
  const scopeAt = createSavedScope(page, contracts, shared)
  const at = (path: Path): PlaceContext => ({
    path,
    scope: scopeAt(path),
    owner: isMistyped ? undefined : values,
  })
  return [
    ...formNodesOf(page, contracts).flatMap(({ value, path, owner }) =>
      nodePlaces(value as Asked, at(path), owner),
    ),
    ...formColumnsOf(page, contracts).flatMap(({ value, path, owner, array }) => {
      const row = rowOf(array.value, owner)
      return nodePlaces(
        value,
        { path, scope: { ...scopeAt(path), row: typeOf(row), index: intType }, owner: row },
        owner,
      )
    }),
    ...formArraysOf(page, contracts).flatMap((array) => {
      const row = typeOf(rowOf(array.value, rowsOf(array, contracts)))
      const inRow = {
        path: [...array.path, 'rowTitle'],
        scope: { ...scopeAt(array.path), row, index: intType },
      }
      return valuePlaces(array.value.rowTitle, inRow)
    }),
    ...nodeListsOf(page).flatMap(({ rules, rulesPath }) =>
      rules.flatMap(({ holds }, index) => conditionPlaces(holds, at([...rulesPath, index, 'holds']))),
    ),
    ...stepsOfWizard(page).flatMap(({ value, path }) => conditionPlaces(value.when, at([...path, 'when']))),
    ...stepCallsOf(page).flatMap(({ value, path }) => valuePlaces(value.args, at([...path, 'args']))),
    ...submitPlaces(page, contracts, at([])),
  ]
}

/** Returns the values of a row, one for each column. */
function rowOf({ columns }: FormArray, owner: Owner | undefined): Owner {
  const fields = columns.map(({ field }) => [field, owner?.fields[field] ?? {}] as const)
  return { name: 'row', fields: Object.fromEntries(fields) as Owner['fields'] }
}

function nodePlaces(node: Asked, at: PlaceContext, owner: Owner | undefined): Place[] {
  const inside = (key: string): PlaceContext => ({ ...at, path: [...at.path, key] })
  const shape = node.field === undefined ? undefined : withoutNull(owner?.fields[node.field])
  const gives = shape ? typeOfSchema(shape, node.field) : anyType
  type Condition = Parameters<typeof conditionPlaces>[0]
  return [
    ...conditionPlaces(node.visible as Condition, inside('visible')),
    ...conditionPlaces(node.disabled as Condition, inside('disabled')),
    ...conditionPlaces(node.requiredWhen as Condition, inside('requiredWhen')),
    ...(node.compute ? expressionPlace(node.compute.$expr, gives, inside('compute')) : []),
    ...valuePlaces(node.default, inside('default')),
    ...valuePlaces(node.props, inside('props')),
    ...valuePlaces(node.validate, inside('validate')),
    ...valuePlaces(node.text, inside('text')),
    ...valuePlaces(node.url, inside('url')),
  ]
}

function submitPlaces(page: Page, contracts: Contracts, at: PlaceContext): Place[] {
  return submitsOf(page).flatMap((submit) => placesOfSubmit(submit, contracts, at))
}

function placesOfSubmit(
  { value, path }: ReturnType<typeof submitsOf>[number],
  contracts: Contracts,
  at: PlaceContext,
): Place[] {
  const shapes = Object.hasOwn(contracts.shapes, value.op) ? contracts.shapes[value.op] : undefined
  const isPage = contracts.operations[value.op]?.gives === 'page'
  const result = shapes && !isPage ? typeOfSchema(shapes.result, value.op) : anyType
  const before = (key: string): PlaceContext => ({ ...at, path: [...path, key] })
  const after = (key: string): PlaceContext => ({ ...before(key), scope: { ...at.scope, result } })
  return [
    ...conditionPlaces(value.visible, before('visible')),
    ...valuePlaces(value.args, before('args')),
    ...valuePlaces(value.confirm, before('confirm')),
    ...conditionalTextPlaces(value.done, after('done')),
    ...valuePlaces(value.then && 'query' in value.then ? value.then.query : undefined, {
      ...after('then'),
      path: [...path, 'then', 'query'],
    }),
  ]
}
