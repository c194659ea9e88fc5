import { describe, expect, test, vi } from 'vitest'
import { paginate, type RowsAnswer } from './pagination.ts'

const answer = (parts: Partial<RowsAnswer>): RowsAnswer => ({ records: [], total: 100, ...parts })

function setup(
  place: { pageNo: number; pageSize?: number; cursor?: string },
  parts: Partial<RowsAnswer> = {},
) {
  const go = vi.fn()
  const { pageNo, pageSize = 20, cursor } = place
  return { go, pages: paginate({ pageNo, pageSize, cursor }, answer(parts), go) }
}

describe('pages by number', () => {
  test('next and previous count up and down', () => {
    const { go, pages } = setup({ pageNo: 2 })

    pages.next()
    pages.previous()

    expect(go.mock.calls).toEqual([
      [{ pageNo: 3, pageSize: 20, cursor: undefined }],
      [{ pageNo: 1, pageSize: 20, cursor: undefined }],
    ])
  })

  test('the last page of few rows has no next', () => {
    const { go, pages } = setup({ pageNo: 5 })

    pages.next()

    expect([pages.hasNext, pages.hasPrevious]).toEqual([false, true])
    expect(go).not.toHaveBeenCalled()
  })

  test('a page past row 10,000 is not reached by its number', () => {
    const { go, pages } = setup({ pageNo: 1 }, { total: 10_000, totalCapped: true })

    pages.goTo(900)

    expect(go).toHaveBeenCalledWith({ pageNo: 500, pageSize: 20, cursor: undefined })
  })
})

describe('rows past 10,000', () => {
  test('the last numbered page goes on by the cursor of its answer', () => {
    const { go, pages } = setup({ pageNo: 500 }, { total: 10_000, totalCapped: true, next: 'n1' })

    pages.next()

    expect(pages.hasNext).toBe(true)
    expect(go).toHaveBeenCalledWith({ pageNo: 501, pageSize: 20, cursor: 'n1' })
  })

  test('there only the cursors lead on and back', () => {
    const { go, pages } = setup({ pageNo: 600, cursor: 'x' }, { total: 10_000, next: 'n', prev: 'p' })

    pages.next()
    pages.previous()

    expect(pages.mode).toBe('cursor')
    expect(go.mock.calls).toEqual([
      [{ pageNo: 601, pageSize: 20, cursor: 'n' }],
      [{ pageNo: 599, pageSize: 20, cursor: 'p' }],
    ])
  })

  test('going back from the first of them reaches the numbers again', () => {
    const { go, pages } = setup({ pageNo: 501, cursor: 'x' }, { prev: 'p' })

    pages.previous()

    expect(go).toHaveBeenCalledWith({ pageNo: 500, pageSize: 20, cursor: undefined })
  })
})

test.each([
  [50, 50],
  [5, 20],
  [1000, 200],
])('a page size of %i becomes %i, on the first page', (asked, given) => {
  const { go, pages } = setup({ pageNo: 7 })

  pages.setPageSize(asked)

  expect(go).toHaveBeenCalledWith({ pageNo: 1, pageSize: given, cursor: undefined })
})
