import type { Fragment } from '../meta/fragment.ts'
import type { Page } from '../meta/page.ts'
import { isRecord } from '../values.ts'
import { layOut, type Piece } from './lay-out.ts'
import { fragmentShape, pageShape, type Shape, shapeOf } from './shape-of.ts'

/**
 * Returns the canonical text of a page. Keys have the order of the page format, followed by unknown keys.
 * Defaults are left out. In arbitrary data, such as arguments and settings of renderers, keys keep the order
 * in which they were written.
 */
export function printPage(page: Page): string {
  return `${layOut(pieceOf(page, pageShape))}\n`
}

/** Returns the canonical text of a fragment. */
export function printFragment(fragment: Fragment): string {
  return `${layOut(pieceOf(fragment, fragmentShape))}\n`
}

function pieceOf(value: unknown, given: Shape | undefined): Piece {
  const shape = shapeOf(given, value)
  if (Array.isArray(value)) return listPiece(value, shape)
  if (isRecord(value)) return objectPiece(value, shape)
  return { line: JSON.stringify(value) ?? 'null', brackets: '', parts: [] }
}

function listPiece(items: readonly unknown[], shape: Shape | undefined): Piece {
  const parts = items.map((item) => ({ key: '', piece: pieceOf(item, shape?.items) }))
  return { line: `[${parts.map(({ piece }) => piece.line).join(', ')}]`, brackets: '[]', parts }
}

function objectPiece(value: Readonly<Record<string, unknown>>, shape: Shape = {}): Piece {
  const { properties = {}, patternProperties = {}, required = [] } = shape
  const [ofEntries] = Object.values(patternProperties)
  const parts = orderedKeys(value, properties).flatMap((key) => {
    const own = Object.hasOwn(properties, key) ? properties[key] : ofEntries
    const piece = pieceOf(value[key], own)
    if (!required.includes(key) && isDefault(piece, own)) return []
    return { key: `${JSON.stringify(key)}: `, piece }
  })
  const line = parts.map(({ key, piece }) => key + piece.line).join(', ')
  return { line: parts.length === 0 ? '{}' : `{ ${line} }`, brackets: '{}', parts }
}

/**
 * Lists the keys of an object. Keys of the page format come first, in the order of the format. Unknown keys
 * follow, in the order in which they were written.
 */
function orderedKeys(value: Readonly<Record<string, unknown>>, properties: object): string[] {
  const known = Object.keys(properties).filter((key) => Object.hasOwn(value, key))
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(properties, key))
  return [...known, ...unknown].filter((key) => value[key] !== undefined)
}

const isDefault = ({ line }: Piece, shape: Shape | undefined): boolean =>
  shape?.default !== undefined && line === JSON.stringify(shape.default)
