// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { apiBase } from './api-base.ts'

const write = (content: string) => {
  document.head.innerHTML = `<meta name="api-base" content="${content}">`
}
afterEach(() => {
  document.head.innerHTML = ''
})

test('the default API base is /jeecg-boot', () => {
  expect(apiBase()).toBe('/jeecg-boot')
})

test.each([
  ['/api', '/api'],
  ['/api/', '/api'],
  ['https://elsewhere.example', '/jeecg-boot'],
])('with %s in the page, the API base is %s', (written, base) => {
  write(written)

  expect(apiBase()).toBe(base)
})
