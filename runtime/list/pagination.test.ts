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

describe('pagination by number', () => {
  test('next and previous change the page number by one', () => {
    const { go, pages } = setup({ pageNo: 2 })

    pages.next()
    pages.previous()

    expect(go.mock.calls).toEqual([
      [{ pageNo: 3, pageSize: 20, cursor: undefined }],
      [{ pageNo: 1, pageSize: 20, cursor: undefined }],
    ])
  })

  test('the last page has no next page', () => {
    const { go, pages } = setup({ pageNo: 5 })

    pages.next()

    expect([pages.hasNext, pages.hasPrevious]).toEqual([false, true])
    expect(go).not.toHaveBeenCalled()
  })

  test('going to a page number past row 10,000 opens the last page before it', () => {
    const { go, pages } = setup({ pageNo: 1 }, { total: 10_000, totalCapped: true })

    pages.goTo(900)

    expect(go).toHaveBeenCalledWith({ pageNo: 500, pageSize: 20, cursor: undefined })
  })
})

describe('pagination past row 10,000', () => {
  test('next on the last numbered page uses the cursor of its response', () => {
    const { go, pages } = setup({ pageNo: 500 }, { total: 10_000, totalCapped: true, next: 'n1' })

    pages.next()

    expect(pages.hasNext).toBe(true)
    expect(go).toHaveBeenCalledWith({ pageNo: 501, pageSize: 20, cursor: 'n1' })
  })

  test('next and previous use the cursors of the response', () => {
    const { go, pages } = setup({ pageNo: 600, cursor: 'x' }, { total: 10_000, next: 'n', prev: 'p' })

    pages.next()
    pages.previous()

    expect(pages.mode).toBe('cursor')
    expect(go.mock.calls).toEqual([
      [{ pageNo: 601, pageSize: 20, cursor: 'n' }],
      [{ pageNo: 599, pageSize: 20, cursor: 'p' }],
    ])
  })

  test('previous on the first page with a cursor opens the last numbered page', () => {
    const { go, pages } = setup({ pageNo: 501, cursor: 'x' }, { prev: 'p' })

    pages.previous()

    expect(go).toHaveBeenCalledWith({ pageNo: 500, pageSize: 20, cursor: undefined })
  })
})

test.each([
  [50, 50],
  [5, 20],
  [1000, 200],
])('choosing %i rows a page shows %i rows a page, from the first page', (asked, given) => {
  const { go, pages } = setup({ pageNo: 7 })

  pages.setPageSize(asked)

  expect(go).toHaveBeenCalledWith({ pageNo: 1, pageSize: given, cursor: undefined })
})
