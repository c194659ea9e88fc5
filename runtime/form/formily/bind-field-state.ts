import type { Field, IFieldFeedback } from '@formily/core'
import { markRaw, reaction, toJS } from '@formily/reactive'
import type { AnyProps } from '../../registry/create-registry.ts'
import type { FieldPattern, Overrides } from '../form-state.ts'
import type { Computed, Ref } from '../ref.ts'
import { ref } from '../ref.ts'

/** Trigger of a validator that the engine runs. Formily itself never fires the trigger `byEngine`. */
const BY_ENGINE = 'byEngine'

/**
 * A validator from which Formily learns whether the value is required. The engine itself checks the value.
 */
export const requiredRule = (isRequired: () => boolean) => [
  {
    triggerType: BY_ENGINE as 'onInput',
    get required() {
      return readOr(isRequired, false)
    },
  },
]

/** State in the engine that the Formily field of an input or of a cell reads. */
export interface FieldSource {
  title: Computed<string>
  shown: Computed<boolean>
  pattern: Computed<FieldPattern>
  problems: Computed<readonly string[]>
  settings: Computed<AnyProps>
  overrides: Ref<Overrides | undefined>
  check: () => void
  validateOnServer: () => Promise<void>
}

/**
 * Makes a Formily field read its state from the engine. If code sets state on the field, the field stores
 * this state, and the engine reads it as an override.
 */
export function bindField(field: Field, source: FieldSource): void {
  const { validator, validate, onInput } = field
  const activate = () => {
    source.overrides.value ??= overrides
  }
  const props = createProps(source, activate)
  const feedbacks = bindFeedbacks(field, source, activate)
  const overrides: Overrides = {
    title: bindState<string>(field, 'title', { get: () => readOr(() => source.title.value, ''), activate }),
    display: bindState<'visible' | 'hidden'>(field, 'selfDisplay', {
      get: () => (readOr(() => source.shown.value, true) ? 'visible' : 'hidden'),
      // Replaces the display `none`, which would delete the value: a second input may edit the same value.
      map: (next) => (next === 'none' ? 'hidden' : next),
      activate,
    }),
    pattern: bindState<FieldPattern>(field, 'selfPattern', {
      get: () => readOr(() => source.pattern.value, 'readPretty'),
      activate,
    }),
    required: () => (field.validator === validator ? undefined : field.required),
    props: () => (field.componentProps === props.record ? props.set.value : toJS(field.componentProps)),
    errors: () => errorsOf(feedbacks()),
    validate: async () => {
      // A rejection is ignored, because the field already shows its messages.
      if (field.validator !== validator) await validate().catch(() => undefined)
    },
  }
  field.componentProps = props.record
  field.validate = async () => {
    source.check()
    await source.validateOnServer()
    if (source.problems.value.length > 0) throw field.errors
    return {}
  }
  field.onInput = async (...args) => {
    if (readOr(() => source.pattern.value, 'readPretty') === 'editable') await onInput(...args)
  }
  const isReplaced = () => field.componentProps !== props.record || field.validator !== validator
  field.disposers.push(reaction(isReplaced, activate))
  const { title, display, pattern } = overrides
  const isSet = [title(), display(), pattern()].some((value) => value !== undefined)
  if (isSet || feedbacks().length > 0) activate()
}

/** Returns `fallback` if reading throws. The error is then shown where the node is drawn. */
export function readOr<Value>(read: () => Value, fallback: Value): Value {
  try {
    return read()
  } catch {
    return fallback
  }
}

interface Binding<Value> {
  get: () => Value
  map?: (next: unknown) => unknown
  activate: () => void
}

/**
 * Makes a field read one property from the engine. Returns a function that reads the value that code has set
 * on the field.
 */
function bindState<Value>(
  field: Field,
  key: 'title' | 'selfDisplay' | 'selfPattern',
  { get, map = (next) => next, activate }: Binding<Value>,
): () => Value | undefined {
  const own = Object.getOwnPropertyDescriptor(field, key)
  const read = () => (own?.get?.call(field) ?? undefined) as Value | undefined
  const set = (next: unknown) => {
    own?.set?.call(field, map(next))
    activate()
  }
  Object.defineProperty(field, key, { get, set })
  const before = read()
  // Setting the state here notifies Formily reactions that read it before the property was redefined.
  own?.set?.call(field, before === undefined ? null : map(before))
  return read
}

const errorsOf = (feedbacks: readonly IFieldFeedback[]) =>
  feedbacks
    .filter(({ type }) => type === 'error')
    .flatMap(({ messages = [] }) => (messages as readonly unknown[]).map(String))

/**
 * Adds the engine's errors to the feedbacks of a field. Returns a function that reads the field's own
 * feedbacks.
 */
function bindFeedbacks(field: Field, source: FieldSource, activate: () => void): () => IFieldFeedback[] {
  const own = Object.getOwnPropertyDescriptor(field, 'feedbacks')
  const read = () => (own?.get?.call(field) ?? []) as IFieldFeedback[]
  const fromEngine = new WeakSet<IFieldFeedback>()
  const get = () => {
    const set = read()
    const known = errorsOf(set)
    const messages = source.problems.value.filter((problem) => !known.includes(problem))
    if (messages.length === 0) return set
    const engine: IFieldFeedback = { type: 'error', code: 'ValidateError', messages }
    fromEngine.add(engine)
    return [...set, engine]
  }
  const set = (next: IFieldFeedback[]) => {
    const ownFeedbacks = next.filter(
      (each) => !fromEngine.has(each) && (each.triggerType as string) !== BY_ENGINE,
    )
    if (ownFeedbacks.length === 0 && read().length === 0) return
    own?.set?.call(field, ownFeedbacks)
    activate()
  }
  Object.defineProperty(field, 'feedbacks', { get, set })
  own?.set?.call(field, [...read()])
  return read
}

const NO_PROPS: AnyProps = Object.freeze({})

/** Component props of a field: the engine's settings, overridden by the props that were set on the field. */
function createProps(source: FieldSource, activate: () => void) {
  const set = ref<AnyProps | undefined>(undefined)
  const settings = () => readOr(() => source.settings.value, NO_PROPS)
  const record = new Proxy<AnyProps>(markRaw({}) as AnyProps, {
    get: (target, key) => (typeof key === 'symbol' ? Reflect.get(target, key) : settings()[key]),
    has: (_, key) => key in settings(),
    set: (_, key, value) => {
      set.value = { ...set.value, [key]: value }
      activate()
      return true
    },
    ownKeys: () => Object.keys(settings()),
    getOwnPropertyDescriptor: (_, key) =>
      Object.hasOwn(settings(), key)
        ? { value: settings()[String(key)], writable: true, enumerable: true, configurable: true }
        : undefined,
  })
  return { set, record }
}
