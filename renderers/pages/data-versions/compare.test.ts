import { expect, test } from 'vitest'
import type { SysDataLog } from '#schemas'
import { compare } from './compare.ts'

const version = (dataContent: string) => ({ dataContent }) as SysDataLog

test('differing fields come first, each field once', () => {
  const earlier = version('{"name":"a","code":"x","gone":1,"same":null}')
  const later = version('{"code":"x","name":"b","came":[1],"same":""}')

  expect(compare(earlier, later)).toEqual([
    { field: 'name', before: 'a', after: 'b', state: 'changed' },
    { field: 'came', before: undefined, after: '[1]', state: 'added' },
    { field: 'gone', before: '1', after: undefined, state: 'removed' },
    { field: 'code', before: 'x', after: 'x', state: 'same' },
    { field: 'same', before: undefined, after: undefined, state: 'same' },
  ])
})

test('content other than a record has no fields', () => {
  expect(compare(version('no JSON'), version('7'))).toEqual([])
})
