// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { channels, roles } from '#schemas/tokens'
import { DictTag } from './dict-tag.tsx'

afterEach(cleanup)

const draw = (color: string | undefined) => {
  render(<DictTag text="To confirm" color={color} />)
  return screen.getByText('To confirm')
}

test.each(Object.entries(roles))('a tag with the role %s has the shades of %s', (role, hue) => {
  const { style } = draw(role)

  expect(style.color).toBe(`var(--gw-${hue}-text)`)
  expect(style.getPropertyValue('--tag-wash')).toBe(`var(--gw-${hue}-wash)`)
})

test.each(Object.keys(channels))('the channel %s has a grey tag, and an icon in its colour', (channel) => {
  const tag = draw(channel)

  expect(tag.getAttribute('style')).toBeNull()
  expect(tag.querySelector('svg')?.style.color).toBe(`var(--gw-channel-${channel})`)
})

test.each([undefined, 'url(//evil)', 'constructor'])('the colour %s is grey', (color) => {
  const tag = draw(color)

  expect(tag.getAttribute('style')).toBeNull()
  expect(tag.querySelector('svg')).toBeNull()
})
