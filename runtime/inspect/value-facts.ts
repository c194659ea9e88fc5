import { isRecord, valueAt } from '#schemas/values'
import type { ExplainInput, Fact, ReadSource } from './explanation.ts'
import { type RawNode, searchKeyAt } from './nodes.ts'
import type { Redaction } from './redaction.ts'

interface ValueParts {
  input: ExplainInput
  redaction: Redaction
  own: RawNode
  path: readonly RawNode[]
}

/** Explains where a field's value comes from. Returns an empty list for a node without a field. */
export function valueFacts(parts: ValueParts): Fact[] {
  const { input, redaction, own, path } = parts
  const { text, page, shown } = input
  if (typeof own.field !== 'string') return []
  const isForm = page.kind === 'form' || page.kind === 'wizard'
  const keys = isForm ? path.flatMap(({ node, field }) => (node === 'object' ? String(field) : [])) : []
  const fieldPath = [...keys, own.field].join('.')
  const renderer = own.cell ?? own.component
  const facts: (Fact | undefined)[] = [
    fact(text('Field'), fieldPath),
    fact(text('Renderer'), typeof renderer === 'string' ? renderer : 'Text'),
    ...(isForm ? typedFacts(parts, [...keys, own.field]) : loadedFacts(parts, own.field)),
    shown
      ? fact(text('On screen'), redaction.hides(fieldPath) ? redaction.show(shown, fieldPath) : shown)
      : undefined,
    ...input.sources.slice(0, 1).flatMap((source) => sourceFacts(source, parts)),
  ]
  return facts.filter((each): each is Fact => each !== undefined)
}

const fact = (title: string, text: string): Fact => ({ title, text })

function loadedFacts({ input, redaction }: ValueParts, field: string): Fact[] {
  const { scope, text, page, pointer } = input
  const key = searchKeyAt(page, pointer)
  if (key !== undefined) return [fact(text('Value'), redaction.show(valueAt(scope.values, [key]), field))]
  const record = scope.row ?? scope.record
  if (!isRecord(record)) return []
  return [fact(text('Value'), redaction.show(record[field], field))]
}

function typedFacts({ input, redaction, own }: ValueParts, keys: readonly string[]): Fact[] {
  const { scope, text } = input
  const [now, loaded] = [valueAt(scope.values, keys), valueAt(scope.record, keys)]
  const path = keys.join('.')
  return [
    fact(text('Value'), redaction.show(now, path)),
    fact(text('Source'), text(originOf(own, now, loaded))),
    ...(loaded === undefined ? [] : [fact(text('Loaded'), redaction.show(loaded, path))]),
  ]
}

function originOf(own: RawNode, now: unknown, loaded: unknown): string {
  if (own.compute !== undefined) return 'computed'
  if (now === undefined || now === null) return 'empty or hidden'
  if (loaded !== undefined && JSON.stringify(now) === JSON.stringify(loaded)) return 'loaded with the record'
  const isDefault = own.default !== undefined && JSON.stringify(now) === JSON.stringify(own.default)
  return isDefault ? 'page default' : 'entered, or set by an action'
}

function sourceFacts(
  { name, op, model, args, readAt }: ReadSource,
  { input, redaction }: ValueParts,
): Fact[] {
  const { text } = input
  return [
    fact(text('Data source'), model === undefined ? `${name}: ${op}` : `${name}: ${op} (${model})`),
    fact(text('Request parameters'), redaction.show(args)),
    fact(text('Loaded at'), readAt === 0 ? '–' : new Date(readAt).toLocaleTimeString()),
  ]
}
