import { expect, test } from 'vitest'
import { createTestForm } from './form-engine.fixture.ts'

const letter = { node: 'field' as const, id: 'letter', field: 'letter', title: 'letter' }

test('the check of a form waits for pending values, including those added meanwhile', async () => {
  const { form, fieldOf } = createTestForm([letter])
  let end: (() => void) | undefined
  const sending = new Promise<void>((resolve) => {
    end = resolve
  })
  fieldOf('letter').addAsync(Promise.reject(new Error('The line is down')))
  const checking = form.check()

  await Promise.resolve()
  fieldOf('letter').addAsync(sending.then(() => () => 'temp/letter.pdf'))
  setTimeout(() => end?.())
  await checking

  expect(form.values()).toEqual({ letter: 'temp/letter.pdf' })
})

test('a form with a failed upload is invalid until the upload is dismissed', async () => {
  const { form, fieldOf, problemsOf } = createTestForm([letter])
  fieldOf('letter').addAsync(Promise.reject(new Error('The line is down')), 'Letter.pdf')

  expect(await form.check()).toBe(false)
  expect(form.focus.value?.leaf.key).toBe('letter')
  expect(fieldOf('letter').failed.value.map(({ source }) => source)).toEqual(['Letter.pdf'])
  fieldOf('letter').failed.value[0]?.dismiss()

  expect(problemsOf('letter')).toEqual([])
  expect(await form.check()).toBe(true)
})
