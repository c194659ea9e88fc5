import {
  anyType,
  boolType,
  doubleType,
  type ExprType,
  fenType,
  intType,
  isNumeric,
  isUnknownOrNull,
  joinTypes,
  listType,
  recordType,
  stringType,
} from './types.ts'

/**
 * Type of a parameter. `ordered` means numbers or texts. For `numbers` and `ordered`, the argument may also
 * be a list. `receivers` is a list of records with `sharePpm` and `amountFen`.
 */
export type Param = 'any' | 'string' | 'number' | 'whole' | 'list' | 'numbers' | 'ordered' | 'receivers'

/**
 * Parameters and result of a function. With `rest`, the last parameter can be repeated. The last `optional`
 * parameters can be left out.
 */
export interface Signature {
  params: readonly Param[]
  optional?: number
  rest?: boolean
  gives: (args: readonly ExprType[]) => ExprType
  /** True if the result may be a fraction. Such a function doesn't accept amounts. */
  divides?: boolean
}

const takes = (gives: ExprType | Signature['gives'], ...params: Param[]): Signature => ({
  params,
  gives: typeof gives === 'function' ? gives : () => gives,
})

/** Returns the type of the values that are added or compared: the items of a list, or the arguments. */
const itemOf = (types: readonly ExprType[]): ExprType => {
  const [first, ...others] = types
  return first?.kind === 'list' && others.length === 0 ? first.item : joinTypes(types)
}
/**
 * Returns the result type of rounding. The result is an amount if the argument is an amount, otherwise an
 * integer.
 */
const wholeOf = ([type]: readonly ExprType[]): ExprType => (type?.kind === 'fen' ? type : intType)

/** Returns the result type of a split: the receivers with their amounts, and the remaining amount. */
const splitOf = ([, receivers = anyType]: readonly ExprType[]): ExprType => {
  const receiver = receivers.kind === 'list' ? receivers.item : anyType
  const part = recordType('part', { receiver, amountFen: fenType })
  return recordType('split', { parts: listType(part), restFen: fenType })
}

/** Functions by name. */
export const functionSignatures: Record<string, Signature> = {
  can: takes(boolType, 'string'),
  dict: takes(stringType, 'string', 'any'),
  now: takes(stringType),
  len: takes(intType, 'any'),
  size: takes(intType, 'any'),
  empty: takes(boolType, 'any'),
  coalesce: { ...takes(joinTypes, 'any'), rest: true },
  sum: { ...takes(itemOf, 'numbers'), rest: true },
  avg: { ...takes(doubleType, 'numbers'), rest: true, divides: true },
  min: { ...takes(itemOf, 'ordered'), rest: true },
  max: { ...takes(itemOf, 'ordered'), rest: true },
  string: takes(stringType, 'any'),
  double: { ...takes(doubleType, 'any'), divides: true },
  int: takes(wholeOf, 'any'),
  'fmt.money': takes(stringType, 'whole'),
  'fmt.rate': takes(stringType, 'whole'),
  'fmt.date': takes(stringType, 'string'),
  'fmt.time': takes(stringType, 'string'),
  'fmt.number': takes(stringType, 'number'),
  'fen.split': takes(listType(fenType), 'whole', 'list'),
  'fen.splitIncome': takes(splitOf, 'whole', 'receivers'),
}

/** Methods by name. The first parameter of a method is the value before the dot. */
export const methodSignatures: Record<string, Signature> = {
  startsWith: takes(boolType, 'string', 'string'),
  endsWith: takes(boolType, 'string', 'string'),
  contains: takes(boolType, 'string', 'string'),
  matches: takes(boolType, 'string', 'string'),
  lowerAscii: takes(stringType, 'string'),
  upperAscii: takes(stringType, 'string'),
  trim: takes(stringType, 'string'),
  substring: { ...takes(stringType, 'string', 'whole', 'whole'), optional: 1 },
  split: takes(listType(stringType), 'string', 'string'),
  join: { ...takes(stringType, 'list', 'string'), optional: 1 },
  size: takes(intType, 'any'),
}

/** True if a function accepts a value of the type for the parameter. */
export function fitsParameter(type: ExprType, param: Param): boolean {
  const { kind } = type
  if (param === 'any' || kind === 'any' || kind === 'null') return true
  if (param === 'whole') return kind === 'int' || kind === 'fen'
  if (param === 'number') return isNumeric(type)
  if (param === 'receivers') return type.kind === 'list' && isReceiver(type.item)
  if (param === 'numbers' || param === 'ordered') {
    const part = type.kind === 'list' ? type.item : type
    return isUnknownOrNull(part) || isNumeric(part) || (param === 'ordered' && part.kind === 'string')
  }
  return kind === param
}

function isReceiver(type: ExprType): boolean {
  if (type.kind !== 'record') return isUnknownOrNull(type)
  const { sharePpm, amountFen } = type.fields
  return sharePpm?.kind === 'int' && amountFen?.kind === 'fen'
}
