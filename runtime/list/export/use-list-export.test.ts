import { expect, test } from 'vitest'
import { queryTexts } from './use-list-export.ts'

test('arguments are formatted as texts for an address, without empty ones', () => {
  const texts = queryTexts({ a: 'x', b: 12, c: false, d: ['1', 2], e: undefined, f: null, g: '' })

  expect(texts).toEqual({ a: 'x', b: '12', c: 'false', d: '["1",2]', g: '' })
})
