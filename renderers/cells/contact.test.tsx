// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'
import { contactAddress } from './contact.tsx'

afterEach(cleanup)

test.each([
  ['telephone', '0571-8888 0000', 'tel:057188880000'],
  ['telephone', '+86 (571) 88880000', 'tel:+8657188880000'],
  ['telephone', '88880000转12', 'tel:88880000;ext=12'],
  ['telephone', '*******1234', undefined],
  ['telephone', 'javascript:alert(1)', undefined],
  ['email', 'a.b@example.com', 'mailto:a.b@example.com'],
  ['email', 'a@example.com?bcc=b@example.com', undefined],
  ['email', 'nobody', undefined],
] as const)('the %s %s has the link address %s', (kind, text, address) => {
  expect(contactAddress(text, kind)).toBe(address)
})

test('an email address or phone number is a link', async () => {
  const { findByRole } = drawCell('Contact', ' a@example.com ', { kind: 'email' })

  const link = await findByRole('link', { name: 'a@example.com' })

  expect(link.getAttribute('href')).toBe('mailto:a@example.com')
})
