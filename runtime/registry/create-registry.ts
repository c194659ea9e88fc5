import type { ComponentType, ReactNode } from 'react'
import { didYouMean, unsupportedComponentAdvice } from '#schemas'
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
import { duplicateRenderer, invalidRenderer, unknownRenderer } from './errors.ts'

/** Settings that a page gives a renderer, valid by the renderer's schema in the catalog. */
export type AnyProps = Record<string, unknown>

/** Props of the component that shows an error in place of a node, with code, location and message. */
export interface FailedProps {
  error: AppError
  /** True to draw a smaller component, for a cell or a toolbar. */
  compact?: boolean
  retry?: (() => void) | undefined
  /**
   * Resets the filters that the server rejected. If defined, the component offers this reset instead of a
   * retry.
   */
  reset?: (() => void) | undefined
}

/** State of the message about a newer version of the page on screen. */
export interface PageUpdate {
  /** True while the newer version is being loaded. */
  isLoading: boolean
  /** Error of the last attempt to load the newer version. */
  error: AppError | undefined
  /** Asks about unsaved work if there is any, then draws the newer version. */
  reload: () => void
  /** Hides the message until another version is released. */
  close: () => void
}

/** Components that are shown for pages or nodes that are loading, empty, failed or outdated. */
export interface StateComponents {
  Loading: ComponentType<object>
  Failed: ComponentType<FailedProps>
  NotFound: ComponentType<{ component: string }>
  /**
   * `code` is the permission that the user lacks, or undefined for a permission that only the server knows.
   */
  Denied: ComponentType<{ component: string; code?: string | undefined }>
  /**
   * For a page that was opened without a required parameter, such as the id of its record. `chosenOn` is the
   * page on which users choose it.
   */
  Incomplete: ComponentType<{ chosenOn?: string | undefined }>
  Outdated: ComponentType<PageUpdate>
  Withdrawn: ComponentType
}

/** Props of the component that draws the label, the help and the errors of an input. */
export interface FormItemProps {
  /** Id of the input, to which the label refers with `for`. */
  id: string
  label: string
  required: boolean
  help?: string | undefined
  errors: readonly string[]
  /**
   * Id of the element that contains the errors and the help. The input refers to this element with
   * `aria-describedby`.
   */
  errorId: string
  children: ReactNode
}

/** A definition whose settings can have any type. */
interface AnyDefinitions {
  readonly name: string
  readonly title: string
  readonly Component: unknown
}
type ListedCell = AnyDefinitions & Pick<CellDefinition, 'accepts' | 'align'>
type ListedField = AnyDefinitions & { readonly accepts: readonly ValueType[] }
interface ListedKind {
  readonly kind: KindDefinition['kind']
  readonly Component: unknown
}

export interface RegistryLists {
  cells: readonly ListedCell[]
  fields: readonly ListedField[]
  layouts: readonly AnyDefinitions[]
  arrays: readonly AnyDefinitions[]
  blocks: readonly AnyDefinitions[]
  charts: readonly AnyDefinitions[]
  pages: readonly AnyDefinitions[]
  actions: readonly ActionDefinition[]
  kinds: readonly ListedKind[]
  states: StateComponents
  formItem: ComponentType<FormItemProps>
}

/** Definitions of one category, such as all cells, by name. */
export interface Lookup<Definition> {
  /**
   * Returns the definition with this name. For an unknown name, throws a schema error that lists the known
   * names.
   */
  get: (name: string, at?: SchemaLocation) => Definition
  has: (name: string) => boolean
  names: readonly string[]
}

/** All renderers that pages may use, by name. Immutable. */
export interface Registry {
  readonly cells: Lookup<CellDefinition<AnyProps>>
  readonly fields: Lookup<FieldDefinition<AnyProps>>
  readonly layouts: Lookup<LayoutDefinition<AnyProps>>
  readonly arrays: Lookup<ArrayDefinition<AnyProps>>
  readonly blocks: Lookup<BlockDefinition<AnyProps>>
  readonly charts: Lookup<ChartDefinition<AnyProps>>
  readonly pages: Lookup<PageDefinition<AnyProps>>
  readonly actions: Lookup<ActionDefinition>
  readonly kinds: Lookup<KindDefinition>
  readonly states: Readonly<StateComponents>
  readonly formItem: ComponentType<FormItemProps>
}

/** Creates the registry from explicit lists. If a name occurs twice, the application fails to start. */
export function createRegistry(lists: RegistryLists): Registry {
  return Object.freeze({
    cells: createLookup<CellDefinition<AnyProps>>('cell', named(lists.cells)),
    fields: createLookup<FieldDefinition<AnyProps>>('field', named(lists.fields)),
    layouts: createLookup<LayoutDefinition<AnyProps>>('layout', named(lists.layouts)),
    arrays: createLookup<ArrayDefinition<AnyProps>>('array', named(lists.arrays)),
    blocks: createLookup<BlockDefinition<AnyProps>>('block', named(lists.blocks)),
    charts: createLookup<ChartDefinition<AnyProps>>('chart', named(lists.charts)),
    pages: createLookup<PageDefinition<AnyProps>>('page', named(lists.pages)),
    actions: createLookup<ActionDefinition>(
      'action',
      lists.actions.map((action) => [action.name, action]),
    ),
    kinds: createLookup<KindDefinition>(
      'kind',
      lists.kinds.map((kind) => [kind.kind, kind]),
    ),
    states: Object.freeze({ ...lists.states }),
    formItem: lists.formItem,
  })
}

const named = (list: readonly AnyDefinitions[]) =>
  list.map((definition) => [definition.name, definition] as const)

/**
 * Creates the look-up for one category of definitions. The types of settings are lost here. The page checker
 * validates settings by the schema of their renderer.
 */
function createLookup<Definition>(
  what: string,
  entries: readonly (readonly [string, object])[],
): Lookup<Definition> {
  const byName = new Map<string, Definition>()
  for (const [name, definition] of entries) {
    const instead = unsupportedComponentAdvice(name)
    if (instead !== undefined) throw invalidRenderer({ name, instead })
    if (byName.has(name)) throw duplicateRenderer({ what, name })
    byName.set(name, definition as Definition)
  }
  const names = Object.freeze([...byName.keys()])
  return Object.freeze({
    names,
    has: (name: string) => byName.has(name),
    get: (name: string, at?: SchemaLocation) => {
      const found = byName.get(name)
      if (found === undefined)
        throw unknownRenderer({ what, name, known: names, hint: didYouMean(name, names) }, { at })
      return found
    },
  })
}
