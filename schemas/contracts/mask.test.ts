import Type from 'typebox'
import { expect, test } from 'vitest'
import { models } from '../contracts.ts'
import { operations } from '../operations.ts'
import { maskOf, masksIn, withMask } from './mask.ts'

const Phone = withMask('phone', Type.String(), { reveal: 'owner:edit' })

test('the mask of a field that may be null is that of its text', () => {
  expect(maskOf(Type.Union([Phone, Type.Null()]))).toEqual({ mask: 'phone', reveal: 'owner:edit' })
  expect(maskOf(Type.String())).toBeUndefined()
})

test('the masks of records inside a record are found', () => {
  const lines = Type.Array(Type.Object({ account: withMask('account', Type.String()) }))

  expect(masksIn(Type.Object({ phone: Phone, lines }))).toEqual([
    { mask: 'phone', reveal: 'owner:edit' },
    { mask: 'account' },
  ])
})

test('a permission that reveals values is that of an operation', () => {
  const known = Object.values(operations).map(({ access }) => access)
  const reveals = Object.values(models).flatMap(({ shape }) =>
    masksIn(shape).flatMap(({ reveal }) => reveal ?? []),
  )

  expect(reveals.filter((permission) => !known.includes(permission as never))).toEqual([])
  expect(reveals).toContain('shop:edit')
})
