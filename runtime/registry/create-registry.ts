import type { ComponentType, ReactNode } from 'react'
import { refusedComponent } from '#schemas'
import type { AppError, SchemaLocation } from '#schemas/errors'
import type {
  ActionDefinition,
  ArrayDefinition,
  BlockDefinition,
  CellDefinition,
  ChartDefinition,
  FieldDefinition,
  KindDefinition,
  LayoutDefinition,
  PageDefinition,
  ValueType,
} from './definitions.ts'
import { didYouMean } from './did-you-mean.ts'
import { duplicateRenderer, refusedRenderer, unknownRenderer } from './errors.ts'

/** Settings as a page gives them; the catalog's shape has checked them. */
export type AnyProps = Record<string, unknown>

/** A failure in the place of what it kept from being drawn: its code, its place and its message. */
export interface FailedProps {
  error: AppError
  /** Inside a cell or a toolbar. */
  compact?: boolean
  retry?: (() => void) | undefined
  /** Takes back the filters that were refused; offered instead of trying the same again. */
  reset?: (() => void) | undefined
}

/** What is drawn where a page, or one node of it, can't be. */
export interface States {
  Loading: ComponentType<object>
  Failed: ComponentType<FailedProps>
  NotFound: ComponentType<{ component: string }>
  Denied: ComponentType<{ component: string; code: string }>
}

/** What the form knows of an input and its drawing shows: label, help, errors. */
export interface FormItemProps {
  /** Id of the input inside, for the label's `for`. */
  id: string
  label: string
  required: boolean
  help?: string | undefined
  errors: readonly string[]
  /** Id that the drawing gives to the errors and the help together; the input is described by it. */
  errorId: string
  children: ReactNode
}

/** Definitions of any settings: what a registry takes. */
interface Listed {
  readonly name: string
  readonly title: string
  readonly Component: unknown
}
type ListedCell = Listed & Pick<CellDefinition, 'accepts' | 'align'>
type ListedField = Listed & { readonly accepts: readonly ValueType[] }
interface ListedKind {
  readonly kind: KindDefinition['kind']
  readonly Component: unknown
}

export interface RegistryLists {
  cells: readonly ListedCell[]
  fields: readonly ListedField[]
  layouts: readonly Listed[]
  arrays: readonly Listed[]
  blocks: readonly Listed[]
  charts: readonly Listed[]
  pages: readonly Listed[]
  actions: readonly ActionDefinition[]
  kinds: readonly ListedKind[]
  states: States
  formItem: ComponentType<FormItemProps>
}

/** Definitions of one sort by name. */
export interface Shelf<Definition> {
  /** Throws a schema error that names the known ones. */
  get: (name: string, at?: SchemaLocation) => Definition
  has: (name: string) => boolean
  names: readonly string[]
}

/** Every renderer a page may name: listed once, never changed afterwards. */
export interface Registry {
  readonly cells: Shelf<CellDefinition<AnyProps>>
  readonly fields: Shelf<FieldDefinition<AnyProps>>
  readonly layouts: Shelf<LayoutDefinition<AnyProps>>
  readonly arrays: Shelf<ArrayDefinition<AnyProps>>
  readonly blocks: Shelf<BlockDefinition<AnyProps>>
  readonly charts: Shelf<ChartDefinition<AnyProps>>
  readonly pages: Shelf<PageDefinition<AnyProps>>
  readonly actions: Shelf<ActionDefinition>
  readonly kinds: Shelf<KindDefinition>
  readonly states: Readonly<States>
  readonly formItem: ComponentType<FormItemProps>
}

/** Makes the registry from explicit lists; a name listed twice is an error at start. */
export function createRegistry(lists: RegistryLists): Registry {
  return Object.freeze({
    cells: shelve<CellDefinition<AnyProps>>('cell', named(lists.cells)),
    fields: shelve<FieldDefinition<AnyProps>>('field', named(lists.fields)),
    layouts: shelve<LayoutDefinition<AnyProps>>('layout', named(lists.layouts)),
    arrays: shelve<ArrayDefinition<AnyProps>>('array', named(lists.arrays)),
    blocks: shelve<BlockDefinition<AnyProps>>('block', named(lists.blocks)),
    charts: shelve<ChartDefinition<AnyProps>>('chart', named(lists.charts)),
    pages: shelve<PageDefinition<AnyProps>>('page', named(lists.pages)),
    actions: shelve<ActionDefinition>(
      'action',
      lists.actions.map((action) => [action.name, action]),
    ),
    kinds: shelve<KindDefinition>(
      'kind',
      lists.kinds.map((kind) => [kind.kind, kind]),
    ),
    states: Object.freeze({ ...lists.states }),
    formItem: lists.formItem,
  })
}

const named = (list: readonly Listed[]) => list.map((definition) => [definition.name, definition] as const)

/** The lists erase each definition's settings; the checker has matched them with the page by name. */
function shelve<Definition>(
  what: string,
  entries: readonly (readonly [string, object])[],
): Shelf<Definition> {
  const shelf = new Map<string, Definition>()
  for (const [name, definition] of entries) {
    const instead = refusedComponent(name)
    if (instead !== undefined) throw refusedRenderer({ name, instead })
    if (shelf.has(name)) throw duplicateRenderer({ what, name })
    shelf.set(name, definition as Definition)
  }
  const names = Object.freeze([...shelf.keys()])
  return Object.freeze({
    names,
    has: (name: string) => shelf.has(name),
    get: (name: string, at?: SchemaLocation) => {
      const found = shelf.get(name)
      if (found === undefined)
        throw unknownRenderer({ what, name, known: names, hint: didYouMean(name, names) }, { at })
      return found
    },
  })
}
