const CALL = /(?<![\w.$])(?:text|t|translate)\(/g
const LITERAL = /(===|!==)?\s*(['"`])((?:\\.|(?!\2).)*)\2/g

/** Matches the tokens that determine where an argument ends: string literals, brackets and commas. */
const TOKEN = /(['"`])(?:\\.|(?!\1).)*\1|[([{]|[)\]}]|,/g

/** Returns the source of a call's first argument. The call's opening parenthesis is just before `start`. */
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
 * Returns the English texts that a source file passes to `text(…)`, `t(…)` or `translate(…)`. Leaves out
 * strings that are only compared with another value.
 */
export function sourceTexts(source: string): string[] {
  return [...source.matchAll(CALL)].flatMap((call) =>
    [...firstArgument(source, call.index + call[0].length).matchAll(LITERAL)]
      .filter(([, comparison]) => comparison === undefined)
      .map(([, , , text = '']) => text.replace(/\\(.)/g, '$1')),
  )
}
