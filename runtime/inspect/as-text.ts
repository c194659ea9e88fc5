import type { Explanation } from './explanation.ts'

/** An explanation as lines of text, for a message to whoever can mend it. */
export function explanationAsText({ node, verdicts, needs, rules, value, calls }: Explanation): string {
  const lines = [
    `${node.kind} “${node.title}” (${node.id})`,
    `${node.at.page}#${node.at.pointer}`,
    ...verdicts.map(({ text }) => `- ${text}`),
    ...needs.map(({ code, purpose, whence }) => `${purpose}: ${code} – ${whence}`),
    ...rules.flatMap(({ title, lines: parts, source, reads, result, error }) => [
      `${title}: ${error ? `${error.code} ${error.message}` : result}`,
      ...(source === undefined ? [] : [`  ${source}`]),
      ...parts.map(({ text, depth, holds }) => `  ${'  '.repeat(depth)}${MARKS[String(holds)]} ${text}`),
      ...reads.map(({ path, value: read }) => `  ${path} = ${read}`),
    ]),
    ...value.map(({ title, text }) => `${title}: ${text}`),
    ...calls.map(({ op, request, args }) => `${op}${request === undefined ? '' : ` ${request}`} ${args}`),
  ]
  return lines.join('\n')
}

const MARKS: Readonly<Record<string, string>> = { true: '✓', false: '✗', undefined: '?' }
