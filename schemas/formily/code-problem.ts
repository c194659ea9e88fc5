import { codeIn } from './formily-schema.ts'

const CODE = 'JavaScript code is not imported. Write a rule instead.'

const strings = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
/**
 * Matches an operator that has no operand on one side. The slash isn't one of these operators, because it may
 * also end a regular expression.
 */
const noOperand =
  /(?:==|[=!<>]=|&&|\|\||[<>?:*%!]|(?<!\+)\+|(?<!-)-)\s*(?:[)\]}]|$)|(?:^|[([{])\s*(?:==|&&|\|\||[<>=?:*%])/

/**
 * Returns the message for code that isn't imported. The message names the syntax error of the code. If there
 * is no syntax error, the message says that JavaScript isn't imported.
 */
export function codeProblem(value: unknown): string {
  const problem = syntaxProblem(codeIn(value) ?? '')
  return problem === undefined ? CODE : `The expression has a syntax error: ${problem}.`
}

/**
 * Returns a syntax error of JavaScript code, if this simple check finds one. The check doesn't find all
 * syntax errors.
 */
function syntaxProblem(code: string): string | undefined {
  const bare = code.replace(strings, '0')
  if (/['"`]/.test(bare)) return 'a string is not closed'
  const open: string[] = []
  for (const mark of bare.match(/[()[\]{}]/g) ?? []) {
    const expected = closing[mark]
    if (expected !== undefined) open.push(expected)
    else if (open.pop() !== mark) return `an unexpected "${mark}"`
  }
  const missing = open.pop()
  if (missing !== undefined) return `"${missing}" is missing`
  return noOperand.test(bare) ? 'an operand is missing' : undefined
}
