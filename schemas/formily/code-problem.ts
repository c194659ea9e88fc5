import { codeIn } from './formily-schema.ts'

const CODE = 'JavaScript code is not imported. Write a rule instead.'

const strings = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
/** An operator without an operand at its right or left. A slash may also end a regular expression. */
const noOperand =
  /(?:==|[=!<>]=|&&|\|\||[<>?:*%!]|(?<!\+)\+|(?<!-)-)\s*(?:[)\]}]|$)|(?:^|[([{])\s*(?:==|&&|\|\||[<>=?:*%])/

/**
 * Returns the message for code that is not imported: its syntax error or, without one, that JavaScript is not
 * imported.
 */
export function codeProblem(value: unknown): string {
  const problem = syntaxProblem(codeIn(value) ?? '')
  return problem === undefined ? CODE : `The expression has a syntax error: ${problem}.`
}

/** Finds a syntax error that no JavaScript expression may have. Some syntax errors remain undetected. */
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
