/** Maximum width of a line in columns. The source code has the same line width. */
const LINE_WIDTH = 110

/**
 * A JSON value as text, in two forms: `line` is the text on a single line, and `parts` are the parts for
 * several lines.
 */
export interface Piece {
  line: string
  brackets: '{}' | '[]' | ''
  parts: readonly { key: string; piece: Piece }[]
}

/**
 * Matches characters that are two columns wide in a fixed-width font: Chinese, Japanese, Korean and
 * full-width characters.
 */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g

const widthOf = (text: string): number => text.length + (text.match(wide)?.length ?? 0)

/**
 * Formats JSON with an indentation of two spaces. A list or an object that fits on one line stays on one
 * line. Otherwise, each of its parts gets its own line.
 */
export function layOut(piece: Piece, indent = '', before = 0): string {
  const { line, brackets, parts } = piece
  // The comma after the value needs one column.
  const space = LINE_WIDTH - indent.length - before - 1
  if (parts.length === 0 || (line.length <= space && widthOf(line) <= space)) return line
  const inner = `${indent}  `
  const lines = parts.map(({ key, piece }) => `${inner}${key}${layOut(piece, inner, widthOf(key))}`)
  return `${brackets[0]}\n${lines.join(',\n')}\n${indent}${brackets[1]}`
}
