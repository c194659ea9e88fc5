import Type from 'typebox'
import { dictFieldsOf, withDictTexts } from '../contracts/dict-texts.ts'
import { isExpression, isTemplate } from '../expr/evaluate.ts'
import {
  anyType,
  boolType,
  type ExprType,
  itemType,
  listType,
  recordType,
  stringType,
  typeOfSchema,
} from '../expr/types.ts'
import type { Step } from '../meta/action.ts'
import type { Condition } from '../meta/condition.ts'
import type { ActionQuestion, DisabledReason, SuccessMessage } from '../meta/conditional-texts.ts'
import type { Page } from '../meta/page.ts'
import type { When } from '../meta/value.ts'
import { regionsOf, selectionType } from './composite-parts.ts'
import { filtersType } from './dashboard-parts.ts'
import { editsOf } from './list-parts.ts'
import type { Contracts } from './options.ts'
import type { Path } from './page-text.ts'
import {
  actionPlaces,
  actionsOf,
  isValidSource,
  mainSource,
  nestedStepLists,
  type Owner,
  operationSources,
  rowSourcesOf,
  sourceOwner,
  tonesOf,
} from './parts.ts'
import { reportPlaces } from './report-parts.ts'

type Scope = Readonly<Record<string, ExprType>>

/** An expression, a template or a rule, with its path, its scope and its expected type. */
export type Place = { path: Path; scope: Scope } & (
  | { kind: 'expression'; source: string; gives: ExprType }
  | { kind: 'template'; source: string }
  | { kind: 'rule'; condition: Condition; owner: Owner | undefined }
)

/** Path and scope of a value that is searched for expressions, templates and rules. */
export interface PlaceContext {
  path: Path
  scope: Scope
  /** Record type whose fields the rules compare. */
  owner?: Owner | undefined
  /** Record type of the rows in `selection`. */
  rows?: Owner | undefined
}

/**
 * Converts a record type to an expression type, with the texts of dictionary values that the server adds to
 * records.
 */
export function typeOf(owner: Owner | undefined): ExprType {
  if (!owner) return anyType
  const shape = Type.Object({ ...owner.fields })
  return typeOfSchema(withDictTexts(shape, dictFieldsOf(shape)), owner.name)
}

/**
 * Lists the expressions, templates and rules of data sources, regions, row sources, row tones, cell edits,
 * reports and actions.
 */
export function placesOf(page: Page, contracts: Contracts): Place[] {
  const scope = pageScope(page)
  const owner = sourceOwner(page, mainSource(page), contracts)
  const data = { ...scope, data: dataType(page, contracts) }
  return [
    ...operationSources(page).flatMap(({ value, path }) =>
      valuePlaces(value.args, { path: [...path, 'args'], scope }),
    ),
    ...regionsOf(page).flatMap(({ value, path }, index) => [
      ...(['title', 'params'] as const).flatMap((key) =>
        valuePlaces(value[key], {
          path: [...path, key],
          scope: { ...scope, selection: selectionType(page, index) },
        }),
      ),
      // The arguments of `load` can also read the selected row of the region itself.
      ...valuePlaces(value.load?.args, {
        path: [...path, 'load', 'args'],
        scope: { ...scope, selection: selectionType(page, index + 1) },
      }),
    ]),
    ...(page.kind === 'list' ? rowSourcesOf(page) : []).flatMap(({ value, path }) =>
      valuePlaces(value.args, { path: [...path, 'args'], scope: { ...scope, record: typeOf(owner) } }),
    ),
    ...tonesOf(page).flatMap(({ value, path }) =>
      conditionPlaces(value.when, {
        path: [...path, 'when'],
        scope: { ...scope, record: typeOf(owner) },
        owner,
      }),
    ),
    ...editsOf(page).flatMap(({ value, path }) =>
      conditionPlaces(value.when, {
        path: [...path, 'when'],
        scope: { ...data, record: typeOf(owner) },
        owner,
      }),
    ),
    ...reportPlaces(page, contracts),
    ...actionPlacesIn(page, contracts),
  ]
}

function actionPlacesIn(page: Page, contracts: Contracts): Place[] {
  const named = actionPlaces(page)
  const owner = sourceOwner(page, mainSource(page), contracts)
  const record = typeOf(owner)
  return actionsOf(page).flatMap(({ value, path }) => {
    const at = new Set(named.filter((part) => part.value === value.id).map(({ place }) => place))
    const isOnRecord = at.has('row') || at.has('detail')
    const scope: Scope = {
      ...pageScope(page),
      ...(at.size === 0 && { record: anyType, selection: anyType }),
      ...(isOnRecord && { record }),
      ...((at.has('bulk') || at.has('toolbar')) && { selection: listType(record) }),
      ...((page.kind === 'list' || page.kind === 'form') && { values: anyType }),
      ...(page.kind === 'detail' && { data: dataType(page, contracts) }),
    }
    const inside = { scope, owner: isOnRecord ? owner : undefined, rows: owner }
    return [
      ...conditionPlaces(value.when, { ...inside, path: [...path, 'when'] }),
      ...conditionPlaces(value.enabledWhen, { ...inside, path: [...path, 'enabledWhen'] }),
      ...conditionalTextPlaces(value.whyNot, { ...inside, path: [...path, 'whyNot'] }),
      ...conditionalTextPlaces(value.confirm, { ...inside, path: [...path, 'confirm'] }),
      ...stepPlaces(value.steps, { ...inside, path: [...path, 'steps'] }, contracts),
    ]
  })
}

/**
 * Lists the expressions, templates and rules of steps that run in order. A step can read the results of
 * earlier steps as `result.<name>`.
 */
function stepPlaces(steps: readonly Step[], at: PlaceContext, contracts: Contracts): Place[] {
  let results: Readonly<Record<string, ExprType>> = resultsOf(at.scope)
  return steps.flatMap((step, index) => {
    const scope = { ...at.scope, result: recordType('result', results) }
    const found = placesInStep(step, { ...at, scope, path: [...at.path, index] }, contracts)
    results = { ...results, ...resultOf(step, contracts) }
    return found
  })
}

const resultsOf = ({ result }: Scope) => (result?.kind === 'record' ? result.fields : {})

function resultOf(step: Step, contracts: Contracts): Record<string, ExprType> {
  if (step.do === 'prompt') {
    const fields = step.fields.map(({ field }) => [field, anyType] as const)
    return { [step.as]: recordType(step.as, Object.fromEntries(fields)) }
  }
  if (step.do === 'upload') return { [step.as]: stringType }
  if (step.do === 'run') return step.as === undefined ? {} : { [step.as]: anyType }
  if (step.do === 'parallel')
    return Object.assign({}, ...step.branches.flat().map((each) => resultOf(each, contracts)))
  if (step.do !== 'call' || step.as === undefined) return {}
  const shape = contracts.shapes[step.op]?.result
  return { [step.as]: shape ? typeOfSchema(shape, step.op) : anyType }
}

function placesInStep(step: Step, at: PlaceContext, contracts: Contracts): Place[] {
  const inside = (key: string): PlaceContext => ({ ...at, path: [...at.path, key] })
  switch (step.do) {
    case 'call':
      return [...valuePlaces(step.args, inside('args')), ...chainPlaces(step, at, contracts)]
    case 'if':
      return [...conditionPlaces(step.when, inside('when')), ...chainPlaces(step, at, contracts)]
    case 'parallel':
      return chainPlaces(step, at, contracts)
    case 'forEach': {
      const item = itemOf(step.items.$expr, at.scope)
      const owner = step.items.$expr === 'selection' ? at.rows : undefined
      const each: PlaceContext = { ...at, scope: { ...at.scope, record: item }, owner }
      const within = (key: string): PlaceContext => ({ ...each, path: [...at.path, key] })
      return [
        ...expressionPlace(step.items.$expr, listType(anyType), inside('items')),
        ...conditionPlaces(step.when, within('when')),
        ...valuePlaces(step.label, within('label')),
        ...valuePlaces(step.title, inside('title')),
        ...stepPlaces(step.steps, within('steps'), contracts),
      ]
    }
    default: {
      const { do: _do, ...values } = step
      return Object.entries(values).flatMap(([key, value]) => valuePlaces(value, inside(key)))
    }
  }
}

/** Lists the expressions, templates and rules of the steps that are nested in a step. */
const chainPlaces = (step: Step, at: PlaceContext, contracts: Contracts): Place[] =>
  nestedStepLists({ value: step, path: at.path }).flatMap(({ value, path }) =>
    stepPlaces(value, { ...at, path }, contracts),
  )

/**
 * Returns the type of `record` in a `forEach` step. If the step's list is a name in the scope, `record` has
 * the type of the list's items. Otherwise the type of `record` is unknown.
 */
function itemOf(source: string, scope: Scope): ExprType {
  return itemType(Object.hasOwn(scope, source) ? scope[source] : undefined)
}

export function expressionPlace(source: string, gives: ExprType, { path, scope }: PlaceContext): Place[] {
  return [{ kind: 'expression', source, gives, path: [...path, '$expr'], scope }]
}

/** Lists the expressions and rules of a condition. A condition is either a rule or a boolean expression. */
export function conditionPlaces(when: When | undefined, at: PlaceContext): Place[] {
  if (when === undefined) return []
  if (isExpression(when)) return expressionPlace(when.$expr, boolType, at)
  return [
    { kind: 'rule', condition: when, path: at.path, scope: at.scope, owner: at.owner },
    ...valuePlaces(when, at),
  ]
}

/** Lists the templates and conditions of a text, or of several texts that have conditions. */
export function conditionalTextPlaces(
  texts: ActionQuestion | DisabledReason | SuccessMessage | undefined,
  at: PlaceContext,
): Place[] {
  if (!Array.isArray(texts)) return valuePlaces(texts, at)
  return texts.flatMap(({ when, text }, index) => [
    ...conditionPlaces(when, { ...at, path: [...at.path, index, 'when'] }),
    ...valuePlaces(text, { ...at, path: [...at.path, index, 'text'] }),
  ])
}

/** Lists all expressions and templates inside a value. */
export function valuePlaces(value: unknown, at: PlaceContext): Place[] {
  if (typeof value !== 'object' || value === null) return []
  if (isExpression(value)) return expressionPlace(value.$expr, anyType, at)
  if (isTemplate(value))
    return [{ kind: 'template', source: value.$text, path: [...at.path, '$text'], scope: at.scope }]
  const entries = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value)
  return entries.flatMap(([key, part]) => valuePlaces(part, { ...at, path: [...at.path, key] }))
}

/** Returns the scope that all pages have: the user, the page's parameters, and the page's id and title. */
export function pageScope(page: Page): Scope {
  const params = Object.entries(page.params ?? {}).map(([name, { type }]) => {
    const types: Record<typeof type, ExprType> = {
      string: stringType,
      integer: { kind: 'int' },
      boolean: boolType,
    }
    return [name, types[type]] as const
  })
  return {
    user: recordType('user', {
      id: stringType,
      username: stringType,
      realname: stringType,
      roles: listType(stringType),
      dept: recordType('dept', { code: stringType }),
    }),
    params: recordType('params', Object.fromEntries(params)),
    page: recordType('page', { id: stringType, title: stringType }),
    ...(page.kind === 'dashboard' && { filters: filtersType(page) }),
  }
}

export function dataType(page: Page, contracts: Contracts): ExprType {
  const sources = Object.entries(page.data ?? {}).map(([name, source]) => {
    if (!('op' in source)) return [name, listType(anyType)] as const
    if (!isValidSource(page, name, source, contracts)) return [name, anyType] as const
    const shape = contracts.shapes[source.op]?.result
    const result = shape ? typeOfSchema(shape, name) : anyType
    if (contracts.operations[source.op]?.gives !== 'page') return [name, result] as const
    return [name, recordType(name, { records: listType(result), total: { kind: 'int' } })] as const
  })
  return recordType('data', Object.fromEntries(sources))
}
