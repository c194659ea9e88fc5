// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { popDepartQuestion, storeDepartQuestion } from './depart-question.ts'

afterEach(() => sessionStorage.clear())

test.each(['choose', 'none'] as const)('the question about the department is asked once: %s', (question) => {
  storeDepartQuestion(question)

  expect([popDepartQuestion(), popDepartQuestion()]).toEqual([question, undefined])
})

test.each(['true', '{}', '"elsewhere"', '{'])('a malformed stored question is ignored: %s', (rubbish) => {
  sessionStorage.setItem('DEPART_CHOICE', rubbish)

  expect(popDepartQuestion()).toBeUndefined()
})
