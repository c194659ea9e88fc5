/** Maximum width of a line, as in the source code. */
const LINE_WIDTH = 110

/** JSON as text: on one line, and as its parts for several lines. */
export interface Piece {
  line: string
  brackets: '{}' | '[]' | ''
  parts: readonly { key: string; piece: Piece }[]
}

/** Characters that take two columns in a fixed-width font: Chinese, Japanese, Korean and full-width forms. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g

const widthOf = (text: string): number => text.length + (text.match(wide)?.length ?? 0)

/**
 * Writes JSON with two spaces of indentation. A list or an object stays on one line if it fits; otherwise
 * each of its parts has its own line.
 */
export function layOut(piece: Piece, indent = '', before = 0): string {
  const { line, brackets, parts } = piece
  // One column is left for the comma after the value.
  const space = LINE_WIDTH - indent.length - before - 1
  if (parts.length === 0 || (line.length <= space && widthOf(line) <= space)) return line
  const inner = `${indent}  `
  const lines = parts.map(({ key, piece }) => `${inner}${key}${layOut(piece, inner, widthOf(key))}`)
  return `${brackets[0]}\n${lines.join(',\n')}\n${indent}${brackets[1]}`
}
