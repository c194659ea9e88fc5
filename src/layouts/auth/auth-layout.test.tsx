// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTranslate } from '#runtime/i18n'
import { AuthLayout } from './auth-layout.tsx'

afterEach(cleanup)

test("the subtitle below the brand reads 'brand management back-end'", () => {
  render(
    <AuthLayout language="en-US" onLanguage={() => undefined} text={createTranslate()}>
      form
    </AuthLayout>,
  )

  expect(screen.getByText('brand management back-end')).toBeTruthy()
})

test("every visitor page shows the brand's title and logo at the top", () => {
  render(
    <AuthLayout language="en-US" onLanguage={() => undefined} text={createTranslate()}>
      form
    </AuthLayout>,
  )

  const header = screen.getByRole('banner')
  expect(header.textContent).toContain('Gaiwan')
  expect(header.querySelectorAll('svg')).toHaveLength(2)
})

test("index.html is titled 'brand management back office'", () => {
  const html = readFileSync(path.join(import.meta.dirname, '../../../index.html'), 'utf8')

  expect(/<title>(.*)<\/title>/.exec(html)?.[1]).toBe('brand management back office')
})
