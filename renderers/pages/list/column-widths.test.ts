import { describe, expect, test } from 'vitest'
import { actionsWidth, textWidth, widthOf } from './column-widths.ts'

const words = { title: 'Actions', more: 'More', shown: 2 }
const between = 12
const around = 20

describe('the column of row actions', () => {
  test('has room for the two widest and more, in whatever order the page names them', () => {
    const labels = ['Hold', 'Release', 'Go', 'Confirm']
    const needed = textWidth('Release') + textWidth('Confirm') + textWidth('More') + 2 * between + around

    expect(actionsWidth(labels, words)).toBe(needed)
    expect(actionsWidth(labels.toReversed(), words)).toBe(needed)
  })

  test('has room for one and more, where that is wider than both together', () => {
    const labels = ['Release', 'X']

    expect(actionsWidth(labels, words)).toBe(textWidth('Release') + textWidth('More') + between + around)
  })

  test('is never narrower than its own title', () => {
    expect(actionsWidth(['X'], { ...words, more: 'Y' })).toBe(textWidth('Actions') + around)
  })
})

test('a column is as wide as its page says, unless its title needs more', () => {
  const column = { width: 80, cell: undefined, title: 'Fee', sortable: false } as Parameters<
    typeof widthOf
  >[0]

  expect(widthOf(column)).toBe(80)
  expect(widthOf({ ...column, title: 'Settlement date' })).toBeGreaterThan(130)
})
