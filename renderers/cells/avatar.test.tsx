// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'
import { initialsOf } from './avatar.tsx'

afterEach(cleanup)

test.each([
  ['Ada Lovelace', 'AL'],
  ['陆羽', '陆'],
  ['  clerk ', 'C'],
])('the initials of %s are %s', (name, short) => {
  expect(initialsOf(name)).toBe(short)
})

test('a picture that fails to load shows initials and name', async () => {
  const { container } = drawCell('Avatar', 'clerk', { picture: 'avatar' }, { avatar: 'a/b.png' })

  expect(await screen.findByText('clerk')).toBeTruthy()
  expect(screen.getByText('C')).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
})
