// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RuntimeProvider } from '#runtime'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { Titled } from './titled.tsx'

afterEach(cleanup)

const show = (title: string, translations?: Record<string, string>) => {
  const { runtime } = createTestRuntime(translations === undefined ? {} : { translations })
  render(
    <RuntimeProvider value={runtime}>
      <Titled title={title}>page</Titled>
    </RuntimeProvider>,
  )
}

test("a document is titled '{page title} · brand back office'", () => {
  show('Settlement bills')

  expect(document.title).toBe('Settlement bills · brand back office')
})

test('both the page title and the brand suffix are translated', () => {
  show('Gallery', { Gallery: '组件展示', '{{page}} · brand back office': '{{page}} · 品牌后台' })

  expect(document.title).toBe('组件展示 · 品牌后台')
})
