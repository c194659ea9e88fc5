const CALL = /(?<![\w.$])(?:text|t|translate)\(/g
const LITERAL = /(===|!==)?\s*(['"`])((?:\\.|(?!\2).)*)\2/g

/** Tokens that delimit an argument: literals, brackets, commas. */
const TOKEN = /(['"`])(?:\\.|(?!\1).)*\1|[([{]|[)\]}]|,/g

/** Returns the first argument of a call whose parenthesis opens just before `start`. */
function firstArgument(source: string, start: number): string {
  let depth = 0
  for (const { 0: token, index } of source.slice(start).matchAll(TOKEN)) {
    if ('([{'.includes(token)) depth += 1
    if (')]}'.includes(token)) depth -= 1
    if (depth < 0 || (depth === 0 && token === ',')) return source.slice(start, start + index)
  }
  return source.slice(start)
}

/**
 * English texts that a file passes to `text(…)`, `t(…)` or `translate(…)`. Strings in comparisons are left
 * out.
 */
export function sourceTexts(source: string): string[] {
  return [...source.matchAll(CALL)].flatMap((call) =>
    [...firstArgument(source, call.index + call[0].length).matchAll(LITERAL)]
      .filter(([, comparison]) => comparison === undefined)
      .map(([, , , text = '']) => text.replace(/\\(.)/g, '$1')),
  )
}
