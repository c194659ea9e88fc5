/**
 * Syntax tree of an expression. The tree has the same structure as CEL's tree, with two exceptions. Macros
 * and functions with a namespace have their own types of nodes.
 */
export type ExprNode = { start: number; end: number } & (
  | { kind: 'literal'; value: string | number | boolean | null; integer: boolean }
  | { kind: 'name'; name: string }
  | { kind: 'member'; object: ExprNode; key: string }
  | { kind: 'index'; object: ExprNode; index: ExprNode }
  | { kind: 'call'; name: string; args: ExprNode[] }
  | { kind: 'method'; name: string; receiver: ExprNode; args: ExprNode[] }
  | { kind: 'has'; operand: ExprNode }
  | {
      kind: 'each'
      macro: Macro
      list: ExprNode
      variable: string
      test: ExprNode | undefined
      result: ExprNode | undefined
    }
  | { kind: 'list'; items: ExprNode[] }
  | { kind: 'record'; entries: [key: ExprNode, value: ExprNode][] }
  | { kind: 'choose'; test: ExprNode; yes: ExprNode; no: ExprNode }
  | { kind: 'unary'; op: '!' | '-'; operand: ExprNode }
  | { kind: 'binary'; op: BinaryOp; left: ExprNode; right: ExprNode }
)

export type NodeOf<Kind extends ExprNode['kind']> = Extract<ExprNode, { kind: Kind }>

export const macros = ['all', 'exists', 'exists_one', 'map', 'filter'] as const
export type Macro = (typeof macros)[number]

export type BinaryOp =
  | '&&'
  | '||'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'

/**
 * Names with which a reference in an expression can start, such as `record`. The place of the expression in
 * the page decides which of these names are in scope.
 */
export const scopeNames = [
  'values',
  'record',
  'row',
  'index',
  'parentRow',
  'params',
  'user',
  'page',
  'data',
  'result',
  'selection',
  'filters',
  'saved',
] as const
export type ScopeName = (typeof scopeNames)[number]

/** Values of the names in scope. Observables stay observable, because every access calls `get`. */
export type Scope = Partial<Record<ScopeName, unknown>>
