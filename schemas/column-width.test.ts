import { describe, expect, test } from 'vitest'
import { actionsWidth, textWidth, widthOf } from './column-width.ts'

const words = { title: 'Actions', more: 'More' }
const between = 12
const around = 20

describe('the actions column', () => {
  test('fits the two widest actions and the menu, in any order', () => {
    const labels = ['Hold', 'Release', 'Go', 'Confirm']
    const needed = textWidth('Release') + textWidth('Confirm') + textWidth('More') + 2 * between + around

    expect(actionsWidth(labels, words)).toBe(needed)
    expect(actionsWidth(labels.toReversed(), words)).toBe(needed)
  })

  test('fits one action and the menu if that is wider than both actions', () => {
    const labels = ['Release', 'X']

    expect(actionsWidth(labels, words)).toBe(textWidth('Release') + textWidth('More') + between + around)
  })

  test('is never narrower than its title', () => {
    expect(actionsWidth(['X'], { ...words, more: 'Y' })).toBe(textWidth('Actions') + around)
  })
})

test('a column has the width that the page sets, unless its title is wider', () => {
  const column = { width: 80, cell: undefined, title: 'Fee', sortable: false }

  expect(widthOf(column)).toBe(80)
  expect(widthOf({ ...column, title: 'Settlement date' })).toBeGreaterThan(130)
})
