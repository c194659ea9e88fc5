// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useDependentValue } from './use-dependent-value.ts'

function follow(first: { link: string; offered: string[] | undefined; values: string[] }) {
  const keep = vi.fn()
  const draw = ({ link, offered, values }: typeof first) =>
    useDependentValue({ link, availableKeys: offered && new Set(offered), values, setValues: keep })
  return { keep, ...renderHook(draw, { initialProps: first }) }
}

test('a stored value stays until the parent changes', () => {
  const { keep, rerender } = follow({ link: 'a', offered: undefined, values: ['1'] })

  rerender({ link: 'a', offered: ['2'], values: ['1'] })

  expect(keep).not.toHaveBeenCalled()
})

test('a value that is no longer an option is removed with a note', () => {
  const { keep, rerender, result } = follow({ link: 'a', offered: ['1'], values: ['1', '2'] })

  rerender({ link: 'b', offered: undefined, values: ['1', '2'] })
  expect(result.current.isChecking).toBe(true)
  expect(keep).not.toHaveBeenCalled()
  rerender({ link: 'b', offered: ['2', '3'], values: ['1', '2'] })

  expect(keep).toHaveBeenCalledWith(['2'])
  expect(result.current).toMatchObject({ wasCleared: true, isChecking: false })
})

test('a value that is still an option stays without a note', () => {
  const { keep, rerender, result } = follow({ link: 'a', offered: ['1'], values: ['1'] })

  rerender({ link: 'b', offered: ['1'], values: ['1'] })

  expect(keep).not.toHaveBeenCalled()
  expect(result.current.wasCleared).toBe(false)
})

test('an empty parent loads nothing', () => {
  const { result, rerender } = follow({ link: 'a', offered: ['1'], values: [] })

  rerender({ link: 'b', offered: undefined, values: [] })

  expect(result.current).toMatchObject({ isChecking: false, wasCleared: false })
})
