interface Paging {
  total?: number
  size?: number
  pages?: number
}

/** Creates the result of a list's request: one page with these rows. */
export const rowsAnswer = <Row extends object>(records: readonly Row[], paging: Paging = {}) => ({
  records,
  total: records.length,
  totalCapped: false,
  size: 20,
  current: 1,
  pages: 1,
  next: null,
  prev: null,
  ...paging,
})
