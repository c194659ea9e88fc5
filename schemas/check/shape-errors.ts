import { didYouMean } from '../did-you-mean.ts'

/** A validation error of Ajv or TypeBox. Both libraries name the keyword of JSON Schema that failed. */
export interface ShapeError {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
  message?: string | undefined
}

/** A validation error as a diagnostic code with a message. */
export interface ShapeFinding {
  pointer: string
  part: 'key' | 'value'
  code: 'E110' | 'E111' | 'E112' | 'E113' | 'E114' | 'E115'
  message: string
  /** The wrong name in the page. `known` contains the names that are allowed. */
  written?: string
  known?: readonly string[]
}

const article = (type: string) => (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`)
const lastOf = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1)
const child = (pointer: string, key: string) =>
  `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`

const list = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => item !== undefined).map(String)

/** Keywords whose errors are left out, because such an error only repeats an error of another keyword. */
const silent = new Set(['if', 'oneOf', 'anyOf', 'allOf', 'boolean'])

type Word = (error: ShapeError, keysOf: (pointer: string) => readonly string[]) => ShapeFinding[]

const unknownKeys: Word = ({ instancePath, params }, keysOf) =>
  list(params.additionalProperty ?? params.additionalProperties).map((key) => ({
    pointer: child(instancePath, key),
    part: 'key',
    code: 'E110',
    message: `Unknown key "${key}".`,
    written: key,
    known: keysOf(instancePath),
  }))

const missingKeys: Word = ({ instancePath, params }) =>
  list(params.missingProperty ?? params.requiredProperties).map((key) => ({
    pointer: instancePath,
    part: 'value',
    code: 'E111',
    message: `Missing key "${key}".`,
    written: key,
  }))

const wrongWord =
  (wordsOf: (error: ShapeError) => string[]): Word =>
  (error) => {
    const words = wordsOf(error)
    const shown = words.length > 0 ? ` Allowed: ${words.join(', ')}.` : ''
    const message = `Invalid value of "${lastOf(error.instancePath)}".${shown}`
    return [{ pointer: error.instancePath, part: 'value', code: 'E113', message, known: words }]
  }

const bound: Word = ({ instancePath, message, keyword }) => [
  {
    pointer: instancePath,
    part: 'value',
    code: keyword === 'pattern' ? 'E114' : 'E115',
    message: `"${lastOf(instancePath)}" ${message ?? 'is out of bounds'}.`,
  },
]

const words: Record<string, Word> = {
  additionalProperties: unknownKeys,
  required: missingKeys,
  type: ({ instancePath, params }) => [
    {
      pointer: instancePath,
      part: 'value',
      code: 'E112',
      message: `${lastOf(instancePath) ? `"${lastOf(instancePath)}"` : 'This'} must be ${list(params.type).map(article).join(' or ')}.`,
    },
  ],
  enum: wrongWord(({ params }) => list(params.allowedValues)),
  const: wrongWord(({ params }) => list(params.allowedValue)),
}

/** Converts validation errors to messages. Errors that only repeat other errors are left out. */
export function formatShapeErrors(
  errors: readonly ShapeError[],
  keysOf: (pointer: string) => readonly string[] = () => [],
): ShapeFinding[] {
  const told = errors.filter(({ keyword }) => !silent.has(keyword))
  return mergeTypos(told.flatMap((error) => (words[error.keyword] ?? bound)(error, keysOf)))
}

/**
 * Merges the two errors of a mistyped key into one: the wrong key is unknown, and the right key is missing.
 */
function mergeTypos(findings: readonly ShapeFinding[]): ShapeFinding[] {
  const missing = findings.filter(({ code }) => code === 'E111')
  const taken = new Set<ShapeFinding>()
  const merged = findings.map((finding) => {
    if (finding.code !== 'E110') return finding
    const near = missing.filter(({ pointer }) => child(pointer, finding.written ?? '') === finding.pointer)
    const meant = didYouMean(
      finding.written ?? '',
      near.map(({ written }) => written ?? ''),
    )
    for (const gap of near) if (gap.written === meant) taken.add(gap)
    return meant === undefined ? finding : { ...finding, known: [meant] }
  })
  const said = new Set<string>()
  return merged.filter((finding) => {
    const what = `${finding.code} ${finding.pointer} ${finding.written}`
    const isNew = !taken.has(finding) && !said.has(what)
    said.add(what)
    return isNew
  })
}
