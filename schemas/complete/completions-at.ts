import type { CheckOptions } from '../check/options.ts'
import type { Owner } from '../check/parts.ts'
import type { Place } from '../check/places.ts'
import { isUnsupportedOperator } from '../check/references/rules.ts'
import { macros } from '../expr/node.ts'
import { fitsParameter, functionSignatures, methodSignatures, type Signature } from '../expr/signatures.ts'
import { anyType, describeType, type ExprType, typeOfSchema } from '../expr/types.ts'
import { operators } from '../meta/condition.ts'
import type { Page } from '../meta/page.ts'
import { type PlaceKind, placeAt, recordTypesOf } from './place-at.ts'

/** A text that an editor can insert in a page. */
export interface Completion {
  kind: 'name' | 'field' | 'function' | 'method' | 'operator' | 'value' | 'permission' | 'dictionary'
  /** The text to insert. */
  text: string
  /** Description of the text, or the type of its result. */
  type: string
}

export interface CompletionPlace {
  /** JSON Pointer to an expression or a rule. The page may have no value at the pointer. */
  pointer: string
  kind: PlaceKind
  /** For an expression, the text before the cursor. For a rule, the field that the user has selected. */
  before?: string
}

export type CompletionOptions = Pick<CheckOptions, 'contracts' | 'dictionaries' | 'permissions'>

/**
 * Lists the completions at a JSON Pointer of a page: names, fields, functions, operators and values, each
 * with its type. Returns an empty list if the page has no expression, template or rule at the pointer.
 */
export function completionsAt(page: Page, options: CompletionOptions, at: CompletionPlace): Completion[] {
  const place = placeAt(page, options.contracts, at.pointer, at.kind)
  if (!place) return []
  if (place.kind === 'rule') return ruleCompletions(place.owner, at.before, options)
  return expressionCompletions({ page, options, place, before: at.before ?? '' })
}

function ruleCompletions(
  owner: Owner | undefined,
  field: string | undefined,
  options: CompletionOptions,
): Completion[] {
  const fields = owner?.fields ?? {}
  if (field === undefined || field === '') {
    return Object.entries(fields).map(([text, shape]) => ({
      kind: 'field',
      text,
      type: describeType(typeOfSchema(shape, text)),
    }))
  }
  const shape = Object.hasOwn(fields, field) ? fields[field] : undefined
  const type = shape ? typeOfSchema(shape, field) : anyType
  const fitting = operators.filter((op) => !isUnsupportedOperator(op, type))
  return [
    ...fitting.map((text): Completion => ({ kind: 'operator', text, type: describeType(type) })),
    ...valuesOf(owner, field, options),
  ]
}

/** Returns the dictionary values of a field. */
function valuesOf(
  owner: Owner | undefined,
  field: string,
  { dictionaries = {} }: CompletionOptions,
): Completion[] {
  const shape = owner && Object.hasOwn(owner.fields, field) ? owner.fields[field] : undefined
  const code = (shape as { 'x-dict'?: string } | undefined)?.['x-dict'] ?? ''
  const values = Object.hasOwn(dictionaries, code) ? (dictionaries[code] ?? []) : []
  return values.map((text) => ({ kind: 'value', text, type: code }))
}

interface Writing {
  page: Page
  options: CompletionOptions
  place: Place
  before: string
}

const CODE = /\b(can|dict)\(\s*["'][^"']*$/
const COMPARED = /\b(record|row|values)\.([A-Za-z_]\w*)\s*(?:==|!=|in\s*\[(?:[^\]]*,)?)\s*["'][^"']*$/
const MEMBER = /([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\.\w*$/
/** Matches an expression that ends inside a quoted string. */
const IN_TEXT = /^(?:[^"']|"[^"]*"|'[^']*')*["'][^"']*$/

function expressionCompletions(writing: Writing): Completion[] {
  const { before, options, page, place } = writing
  const code = CODE.exec(before)?.[1]
  if (code === 'can')
    return (options.permissions ?? []).map((text) => ({ kind: 'permission', text, type: 'a permission' }))
  if (code === 'dict')
    return Object.keys(options.dictionaries ?? {}).map((text) => ({
      kind: 'dictionary',
      text,
      type: 'a dictionary',
    }))
  const [, root = '', field = ''] = COMPARED.exec(before) ?? []
  if (root !== '') return valuesOf(recordTypesOf(page, options.contracts)[root], field, options)
  if (IN_TEXT.test(before)) return []
  const holder = MEMBER.exec(before)?.[1]
  return holder === undefined ? startCompletions(place) : memberCompletions(holder, place)
}

function startCompletions({ scope }: Place): Completion[] {
  const roots = Object.entries(scope).map(
    ([text, type]): Completion => ({ kind: 'name', text, type: describeType(type) }),
  )
  return [...roots, ...functionsIn('')]
}

const functionsIn = (namespace: string): Completion[] =>
  Object.entries(functionSignatures).flatMap(([name, signature]): Completion[] =>
    name.startsWith(namespace)
      ? [{ kind: 'function', text: name.slice(namespace.length), type: givenBy(signature) }]
      : [],
  )

/** Returns the type of a call's result while the arguments are still unknown. */
const givenBy = ({ gives, params }: Signature) => describeType(gives(params.map(() => anyType)))

function memberCompletions(holder: string, { scope }: Place): Completion[] {
  const namespaced = functionsIn(`${holder}.`)
  if (namespaced.length > 0) return namespaced
  const [root = '', ...keys] = holder.split('.')
  let type = Object.hasOwn(scope, root) ? scope[root] : undefined
  for (const key of keys)
    type = type?.kind === 'record' && Object.hasOwn(type.fields, key) ? type.fields[key] : undefined
  return type ? [...fieldsOf(type), ...methodsOf(type)] : []
}

const fieldsOf = (type: ExprType): Completion[] =>
  type.kind === 'record'
    ? Object.entries(type.fields).map(([text, part]) => ({ kind: 'field', text, type: describeType(part) }))
    : []

function methodsOf(type: ExprType): Completion[] {
  const loops = type.kind === 'list' ? macros : []
  return [
    ...Object.entries(methodSignatures).flatMap(([text, signature]): Completion[] =>
      type.kind !== 'record' && fitsParameter(type, signature.params[0] ?? 'any')
        ? [{ kind: 'method', text, type: givenBy(signature) }]
        : [],
    ),
    ...loops.map((text): Completion => ({ kind: 'method', text, type: 'for each item' })),
  ]
}
