import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { insertApiBase } from './web-client.ts'

const source = readFileSync('index.html', 'utf8')

test('the source page gets the API base and no other change', () => {
  const told = insertApiBase(source, '/tea/api')

  expect(told).toContain('<meta name="api-base" content="/tea/api" />')
  expect(told.replace('/tea/api', '/jeecg-boot')).toBe(source)
})

test.each([
  ['"><script>', '&quot;&gt;&lt;script&gt;'],
  ['/a&b', '/a&amp;b'],
  ['/$&/$1', '/$&amp;/$1'],
])('the API base %s is inserted as text, not as HTML', (apiBase, text) => {
  expect(insertApiBase(source, apiBase)).toContain(`content="${text}"`)
})
