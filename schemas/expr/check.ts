import { isAppError } from '../errors.ts'
import { checkCall } from './check-calls.ts'
import { checkBinary } from './check-operators.ts'
import type { SourceRange } from './errors.ts'
import {
  type ExprReport,
  type Inspection,
  reportProblem,
  requireBoolean,
  type ScopeTypes,
} from './inspection.ts'
import type { ExprNode, NodeOf } from './node.ts'
import { parse } from './parse.ts'
import {
  anyType,
  boolType,
  describeType,
  doubleType,
  type ExprType,
  intType,
  isNumeric,
  isUnknownOrNull,
  joinTypes,
  listType,
  recordType,
  stringType,
} from './types.ts'

/** Checks an expression with the types of its scope. Each error becomes a problem in the report. */
export function check(source: string, scope: ScopeTypes): ExprReport {
  const report: ExprReport = { type: anyType, problems: [], permissions: [], dictionaries: [] }
  try {
    report.type = infer(parse(source), { scope, report })
  } catch (cause) {
    if (!isAppError(cause)) throw cause
    const { message, range = { start: 0, end: source.length } } = cause.data as {
      message: string
      range?: SourceRange
    }
    report.problems.push({ kind: 'syntax', message, range })
  }
  return report
}

function infer(node: ExprNode, at: Inspection): ExprType {
  switch (node.kind) {
    case 'literal':
      return literalType(node)
    case 'name':
      return nameType(node, at)
    case 'member':
      return memberType(node, node.key, infer(node.object, at), at)
    case 'index':
      return indexType(node, at)
    case 'has':
      infer(node.operand, at)
      return boolType
    case 'call':
      return checkCall({ node, args: node.args, types: node.args.map((arg) => infer(arg, at)), at })
    case 'method':
      return methodType(node, at)
    case 'each':
      return eachType(node, at)
    case 'list':
      return listType(joinTypes(node.items.map((item) => infer(item, at))))
    case 'record':
      return writtenRecord(node, at)
    case 'choose':
      condition(node.test, at)
      return joinTypes([infer(node.yes, at), infer(node.no, at)])
    case 'unary':
      return unaryType(node, at)
    case 'binary':
      return checkBinary({ node, left: infer(node.left, at), right: infer(node.right, at), at })
  }
}

function literalType({ value, integer }: NodeOf<'literal'>): ExprType {
  if (typeof value === 'string') return stringType
  if (typeof value === 'boolean') return boolType
  if (typeof value === 'number') return integer ? intType : doubleType
  return { kind: 'null' }
}

function nameType(node: NodeOf<'name'>, at: Inspection): ExprType {
  const type = Object.hasOwn(at.scope, node.name) ? at.scope[node.name] : undefined
  if (type) return type
  const known = Object.keys(at.scope)
  const message = `Unknown name "${node.name}". Known names: ${known.join(', ')}.`
  return reportProblem(at, node, { kind: 'name', message, name: node.name, known })
}

function memberType(node: ExprNode, key: string, object: ExprType, at: Inspection): ExprType {
  if (isUnknownOrNull(object)) return anyType
  if (object.kind !== 'record') {
    return reportProblem(at, node, {
      kind: 'type',
      message: `${describeType(object)} has no field "${key}".`,
    })
  }
  const type = Object.hasOwn(object.fields, key) ? object.fields[key] : undefined
  if (type) return type
  const known = Object.keys(object.fields)
  return reportProblem(at, node, {
    kind: 'name',
    message: `${object.name} has no field "${key}".`,
    name: key,
    known,
  })
}

function indexType(node: NodeOf<'index'>, at: Inspection): ExprType {
  const object = infer(node.object, at)
  const index = infer(node.index, at)
  if (node.index.kind === 'literal' && typeof node.index.value === 'string') {
    return memberType(node, node.index.value, object, at)
  }
  if (object.kind === 'list' && (isUnknownOrNull(index) || index.kind === 'int')) return object.item
  if (isUnknownOrNull(object) || object.kind === 'record') return anyType
  return reportProblem(at, node, {
    kind: 'type',
    message: 'Only lists have indexes, and these are integers.',
  })
}

function writtenRecord(node: NodeOf<'record'>, at: Inspection): ExprType {
  const fields = node.entries.map(([key, value]) => {
    infer(key, at)
    const name = key.kind === 'literal' ? String(key.value) : undefined
    return [name, infer(value, at)] as const
  })
  if (fields.some(([name]) => name === undefined)) return anyType
  return recordType('This record', Object.fromEntries(fields.map(([name, type]) => [String(name), type])))
}

const condition = (node: ExprNode, at: Inspection) => requireBoolean(node, infer(node, at), at)

function unaryType(node: NodeOf<'unary'>, at: Inspection): ExprType {
  if (node.op === '!') return condition(node.operand, at)
  const type = infer(node.operand, at)
  if (isUnknownOrNull(type) || isNumeric(type)) return type
  return reportProblem(at, node, {
    kind: 'type',
    message: `Minus requires a number, got ${describeType(type)}.`,
  })
}

function eachType(node: NodeOf<'each'>, at: Inspection): ExprType {
  const list = infer(node.list, at)
  if (!isUnknownOrNull(list) && list.kind !== 'list') {
    const message = `${node.macro}() requires a list, got ${describeType(list)}.`
    return reportProblem(at, node.list, { kind: 'type', message })
  }
  const item = list.kind === 'list' ? list.item : anyType
  const inside = { ...at, scope: { ...at.scope, [node.variable]: item } }
  if (node.test) condition(node.test, inside)
  const result = node.result ? infer(node.result, inside) : item
  return node.macro === 'map' || node.macro === 'filter' ? listType(result) : boolType
}

function methodType(node: NodeOf<'method'>, at: Inspection): ExprType {
  const args = [node.receiver, ...node.args]
  return checkCall({ node, args, types: args.map((arg) => infer(arg, at)), at })
}
