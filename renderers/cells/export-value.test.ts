import { expect, test } from 'vitest'
import type { AnyProps, CellDefinition } from '#runtime'
import { cells } from './index.ts'

const exported = (name: string, value: unknown, props: AnyProps = {}) => {
  const cell = cells.find((known) => known.name === name) as unknown as CellDefinition<AnyProps>
  const texts: Record<string, string> = { PENDING: 'Pending' }
  const translate = (text: string) => `<${text}>`
  return cell.exportValue?.({
    value,
    record: {},
    field: 'x',
    props,
    dictText: (_, stored) => texts[stored],
    translate,
  })
}

test.each([
  ['Money', 123_456, {}, 1234.56],
  ['Money', -5, {}, -0.05],
  ['Money', 'x', {}, ''],
  ['Rate', 3_800, {}, '0.38%'],
  ['Dict', 'PENDING', { dict: 'settle_bill_status' }, 'Pending'],
  ['Dict', 'ODD', { dict: 'settle_bill_status' }, 'ODD'],
  ['Boolean', 1, {}, '<Yes>'],
  ['Boolean', false, { no: 'Off' }, '<Off>'],
  ['Boolean', null, {}, ''],
  ['Date', '2026-11-20 21:58:21', { format: 'YYYY-MM-DD' }, '2026-11-20'],
])('a spreadsheet gets of %s %j with %j what the screen shows: %j', (name, value, props, text) => {
  expect(exported(name, value, props)).toBe(text)
})
