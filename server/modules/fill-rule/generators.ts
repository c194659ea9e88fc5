import { randomInt } from 'node:crypto'
import Type, { type Static, type TObject } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { FillParams } from '#schemas'
import { isRecord } from '#schemas/values'
import type { Db, Tx } from '../../db/index.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { fillKindUnknown, fillParamsInvalid, fillUsedUp } from './errors.ts'
import { drawNumber, nextCodeBelow, peekNumber } from './sequences.ts'

/** Input from which a code is generated. */
export interface CodeInput {
  db: Db | Tx
  /**
   * Transaction that reserves the numbers. If undefined, the code is only a preview and reserves no number.
   */
  numberTx: Tx | undefined
  ruleCode: string
  /** Values of the form that the code is generated for. */
  form: Readonly<Record<string, unknown>>
  user: SignedIn
  /** Business time as `yyyyMMddHHmmss`. */
  stamp: string
}

interface Kind {
  params: TObject
  make: (params: FillParams, input: CodeInput) => string | Promise<string>
}

const own = FillParams.properties
const paramsSchema = <const Name extends keyof typeof own>(...names: Name[]) =>
  Type.Object(
    Object.fromEntries(names.map((name) => [name, own[name]])) as { [Key in Name]: (typeof own)[Key] },
    { additionalProperties: false },
  )

/** Date formats, each with the start and the end of its characters within `yyyyMMddHHmmss`. */
const DATES: Record<string, readonly [number, number]> = {
  yyyy: [0, 4],
  yyMM: [2, 6],
  yyyyMM: [0, 6],
  yyMMdd: [2, 8],
  yyyyMMdd: [0, 8],
}
const dateOf = (stamp: string, format: string | null | undefined): string =>
  format ? stamp.slice(...(DATES[format] ?? [0, 0])) : ''

const DIGITS = '0123456789'
/** Letters without I and O, which look like digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const alphabets: Record<string, string> = { digits: DIGITS, letters: LETTERS, both: `23456789${LETTERS}` }

const randomText = (length: number, alphabet: string): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/**
 * Generates a code that consists of prefix, department code, date and number. Each combination of prefix,
 * department code and date has its own number sequence.
 */
async function sequenceCode(
  params: FillParams,
  { db, numberTx, user, stamp, ruleCode }: CodeInput,
): Promise<string> {
  const { prefix, withDepart, dateFormat, digits, start } = params
  const head = `${prefix ?? ''}${withDepart ? (user.orgCode ?? '') : ''}${dateOf(stamp, dateFormat)}`
  const sequence = { ruleCode, head, start: start ?? 1 }
  const text = String(numberTx ? await drawNumber(numberTx, sequence) : await peekNumber(db, sequence))
  const width = digits ?? 4
  if (text.length > width) throw fillUsedUp({ head })
  return head + text.padStart(width, '0')
}

/**
 * Code generators by kind of fill rule. A fill rule can only select one of these kinds; it can't contain
 * program code.
 */
const kinds: Readonly<Record<string, Kind>> = {
  sequence: {
    params: paramsSchema('prefix', 'withDepart', 'dateFormat', 'digits', 'start'),
    make: sequenceCode,
  },
  timestamp: {
    params: paramsSchema('prefix', 'digits'),
    make: ({ prefix, digits }, { stamp }) => `${prefix ?? ''}${stamp}${randomText(digits ?? 2, DIGITS)}`,
  },
  random: {
    params: paramsSchema('prefix', 'length', 'alphabet'),
    make: ({ prefix, length, alphabet }) =>
      `${prefix ?? ''}${randomText(length ?? 8, alphabets[alphabet ?? 'both'] ?? DIGITS)}`,
  },
  departCode: {
    params: paramsSchema('parentId'),
    make: ({ parentId }, { db, form, user }) => {
      const typed = form.parentId
      return nextCodeBelow(db, { parentId: typeof typed === 'string' ? typed : parentId, user })
    },
  },
}

/** Kinds of fill rules by the name of the JeecgBoot Java class that they replace. */
const jeecgClasses: Readonly<Record<string, string>> = {
  'org.jeecg.modules.system.rule.OrderNumberRule': 'timestamp',
  'org.jeecg.modules.system.rule.OrgCodeRule': 'departCode',
}

/** Returns the kind of a fill rule by the kind's name or by the name of JeecgBoot's Java class. */
export function findKind(name: string): string {
  const kindName = name.trim()
  const kind = Object.hasOwn(jeecgClasses, kindName) ? jeecgClasses[kindName] : kindName
  if (kind !== undefined && Object.hasOwn(kinds, kind)) return kind
  throw fillKindUnknown({ kind: kindName.slice(0, 100), known: Object.keys(kinds).join(', ') })
}

const kindOf = (name: string): Kind => kinds[name] as Kind

/** Removes empty settings. */
const withoutEmpty = (params: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )

/** Validates the settings of a kind of fill rule. Unknown settings are rejected. */
export function readParams(kind: string, params: unknown): FillParams {
  if (!isRecord(params)) {
    throw fillParamsInvalid({ problem: 'JSON {…}' })
  }
  const filled = withoutEmpty(params)
  const { params: shape } = kindOf(kind)
  if (Check(shape, filled)) return filled as Static<typeof FillParams>
  const [first] = Errors(shape, filled)
  const unknown = Object.keys(filled).find((name) => !Object.hasOwn(shape.properties, name))
  const place = unknown ?? first?.instancePath.slice(1) ?? ''
  throw fillParamsInvalid({ problem: place })
}

/**
 * Returns only the settings that a kind of fill rule has. A form may also send settings of a kind that was
 * selected earlier.
 */
export function paramsFor(kind: string, params: object): object {
  const { properties } = kindOf(kind).params
  return Object.fromEntries(Object.entries(params).filter(([name]) => Object.hasOwn(properties, name)))
}

/** Generates a code with the generator of a kind of fill rule. */
export const makeCode = async (kind: string, params: FillParams, input: CodeInput): Promise<string> =>
  kindOf(kind).make(params, input)
