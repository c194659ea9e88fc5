import { anyType, typeOfSchema } from '../expr/types.ts'
import type { Page } from '../meta/page.ts'
import { arrayPlaces } from './array-places.ts'
import {
  formArraysOf,
  formNodesOf,
  formValues,
  hasUnknownField,
  nodeListsOf,
  stepCallsOf,
  stepsOfWizard,
  submitsOf,
} from './form-parts.ts'
import { type Asked, nodePlaces } from './node-places.ts'
import type { Contracts } from './options.ts'
import type { Path } from './page-text.ts'
import { mainSource, sourceOwner } from './parts.ts'
import {
  conditionalTextPlaces,
  conditionPlaces,
  dataType,
  type Place,
  type PlaceContext,
  pageScope,
  typeOf,
  valuePlaces,
} from './places.ts'
import { createSavedScope } from './saved-scope.ts'

/**
 * Lists the expressions, templates and rules of a form or wizard. Rules read the entered values. Expressions
 * also read the loaded record and the page's data sources.
 */
export function formPlaces(page: Page, contracts: Contracts): Place[] {
  const values = formValues(page, contracts)
  if (!values) return []
  const isMistyped = hasUnknownField(formNodesOf(page, contracts))
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
  const data = dataType(page, contracts)
  const withData = (path: Path): PlaceContext => ({ ...at(path), scope: { ...scopeAt(path), data } })
  return [
    ...formNodesOf(page, contracts).flatMap(({ value, path, owner }) =>
      nodePlaces(value as Asked, withData(path), owner),
    ),
    ...formArraysOf(page, contracts).flatMap((array) =>
      arrayPlaces(array, withData(array.path).scope, contracts),
    ),
    ...nodeListsOf(page).flatMap(({ rules, rulesPath }) =>
      rules.flatMap(({ holds }, index) => conditionPlaces(holds, withData([...rulesPath, index, 'holds']))),
    ),
    ...stepsOfWizard(page).flatMap(({ value, path }) =>
      conditionPlaces(value.when, withData([...path, 'when'])),
    ),
    ...stepCallsOf(page).flatMap(({ value, path }) => valuePlaces(value.args, at([...path, 'args']))),
    ...submitPlaces(page, contracts, at([])),
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
