import { expect, test } from 'vitest'
import { dump } from '../../../tests/support/jeecg-dump.ts'
import { DumpReader } from './read-dump.ts'
import type { SourceRow } from './source.ts'

const { parse } = JSON

test('the rows are the same wherever the file is split into chunks', () => {
  const text = dump()
  const rowsOf = (size: number): SourceRow[] => {
    const reader = new DumpReader(new Set(['sys_depart', 'sys_user', 'sys_permission', 'sys_role']))
    const rows: SourceRow[] = []
    for (let at = 0; at < text.length; at += size) rows.push(...reader.read(text.slice(at, at + size)))
    reader.end()
    return rows
  }
  const whole = rowsOf(text.length)

  expect(whole).toHaveLength(15)
  expect([1, 2, 3, 7, 64].map((size) => parse(JSON.stringify(rowsOf(size))))).toEqual(
    Array(5).fill(parse(JSON.stringify(whole))),
  )
  expect(whole.find(({ cells }) => cells.id === 'm-button')).toMatchObject({
    place: `line ${text.slice(0, text.indexOf("('m-button'")).split('\n').length}, row 1`,
    cells: { internal_or_external: '0', url: null, sort_no: '1.00' },
  })
})
