import { expect, test } from 'vitest'
import { type Column, convertCell } from './columns.ts'

const column = (type: string): Column => ({
  ...{ name: 'it', type, maxLength: null, isRequired: false, fallback: null },
})

test.each([
  ['timestamp with time zone', '2019-02-28 23:59:59.123', '2019-02-28 23:59:59.123'],
  ['timestamp with time zone', '0000-00-00 00:00:00', null],
  ['date', '2020-02-29', '2020-02-29'],
  ['smallint', '0.00', '0'],
  ['smallint', ' +32767 ', '32767'],
  ['numeric', '1.50', '1.50'],
  ['double precision', '1e3', '1e3'],
])('a column of type %s accepts %o', (type, cell, kept) => {
  expect(convertCell(column(type), cell)).toBe(kept)
})

test.each([
  ['date', '2019-02-31', /it is no time: 2019-02-31/],
  ['timestamp with time zone', '2019-02-31 00:00:00', /it is no time: 2019-02-31 00:00:00/],
  ['timestamp with time zone', '0000-05-05 10:00:00', /it is no time/],
  ['timestamp with time zone', '2019-02-03 24:30:00', /it is no time/],
  ['timestamp with time zone', '2019-02-03 23:30:60', /it is no time/],
  ['smallint', '0b1', /it is no smallint: 0b1/],
  ['smallint', '32768', /it is no smallint/],
  ['integer', '1e2', /it is no integer/],
  ['bigint', '9223372036854775808', /it is no bigint/],
  ['numeric', '0x10', /it is no numeric/],
  ['double precision', '1e400', /it is no double precision/],
])('a column of type %s rejects %o, as the database would', (type, cell, words) => {
  expect(() => convertCell(column(type), cell)).toThrow(words)
})
