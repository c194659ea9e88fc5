/** A part of a template: either plain text, or an expression with its position. */
export type TemplatePart = { text: string } | { expr: string; start: number; end: number }

/** Matches a quoted string, a brace, or a run of other characters. */
const token = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]|[^"'{}]+/y

/**
 * Returns the index of the `}` that ends the expression at `start`. Braces in quotes and nested braces don't
 * count.
 */
function endOf(template: string, start: number): number | undefined {
  let depth = 0
  token.lastIndex = start
  for (let found = token.exec(template); found; found = token.exec(template)) {
    if (found[0] === '{') depth += 1
    if (found[0] === '}') depth -= 1
    if (depth < 0) return found.index
  }
  return undefined
}

/**
 * Splits a template into texts and expressions. `$${` stands for the text `${`. If an expression has no end,
 * `unclosed` is its position.
 */
export function splitTemplate(template: string): { parts: TemplatePart[]; unclosed?: number } {
  const parts: TemplatePart[] = []
  let text = ''
  let at = 0
  while (at < template.length) {
    if (template.startsWith('$${', at)) {
      text += '${'
      at += 3
    } else if (template.startsWith('${', at)) {
      const end = endOf(template, at + 2)
      if (end === undefined) return { parts, unclosed: at }
      if (text) parts.push({ text })
      text = ''
      parts.push({ expr: template.slice(at + 2, end), start: at + 2, end })
      at = end + 1
    } else {
      text += template[at]
      at += 1
    }
  }
  if (text) parts.push({ text })
  return { parts }
}
