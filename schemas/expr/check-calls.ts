import { type Inspection, reportProblem } from './inspection.ts'
import type { ExprNode, NodeOf } from './node.ts'
import {
  fitsParameter,
  functionSignatures,
  methodSignatures,
  type Param,
  type Signature,
} from './signatures.ts'
import { anyType, describeType, type ExprType } from './types.ts'

interface Call {
  node: NodeOf<'call'> | NodeOf<'method'>
  /** Arguments of the call. For a method, the first argument is the value before the dot. */
  args: readonly ExprNode[]
  types: readonly ExprType[]
  at: Inspection
}

const wanted: Record<Param, string> = {
  any: 'any value',
  string: 'a string',
  number: 'a number',
  whole: 'an integer',
  list: 'a list',
  numbers: 'numbers',
  ordered: 'numbers or strings',
  receivers: 'a list of receivers with sharePpm and amountFen',
}

/** Returns the result type of a call. Reports arguments with wrong types. */
export function checkCall(call: Call): ExprType {
  const { node, args, types, at } = call
  const signatures = node.kind === 'call' ? functionSignatures : methodSignatures
  const signature = signatures[node.name]
  if (!signature) return anyType
  const count = countProblem(call, signature)
  if (count) return reportProblem(at, node, { kind: 'type', message: count })
  for (const [index, arg] of args.entries()) {
    const param = signature.params[Math.min(index, signature.params.length - 1)] ?? 'any'
    const type = types[index] ?? anyType
    if (!fitsParameter(type, param)) {
      const message = `${node.name}() requires ${wanted[param]}, got ${describeType(type)}.`
      return reportProblem(at, arg, { kind: 'type', message })
    }
  }
  noteCodes(call)
  if (signature.divides && types.some(isMoney)) {
    const message = `${node.name}() may return fractions of a fen. Use integer amounts or fen.split().`
    return reportProblem(at, node, { kind: 'money', message })
  }
  return signature.gives(types)
}

function countProblem({ node, args }: Call, { params, optional = 0, rest }: Signature): string | undefined {
  const fewest = params.length - optional
  if (args.length >= fewest && (rest || args.length <= params.length)) return undefined
  const own = node.kind === 'method' ? 1 : 0
  const most = params.length - own
  const count = rest ? `${fewest - own} or more` : optional ? `${fewest - own} to ${most}` : `${most}`
  return `${node.name}() takes ${count} argument${count === '1' ? '' : 's'}, got ${args.length - own}.`
}

const isMoney = (type: ExprType): boolean =>
  type.kind === 'fen' || (type.kind === 'list' && isMoney(type.item))

function noteCodes({ node, args: [first], at: { report } }: Call) {
  if (node.kind !== 'call' || first?.kind !== 'literal' || typeof first.value !== 'string') return
  const used = { code: first.value, range: { start: first.start, end: first.end } }
  if (node.name === 'can') report.permissions.push(used)
  if (node.name === 'dict') report.dictionaries.push(used)
}
