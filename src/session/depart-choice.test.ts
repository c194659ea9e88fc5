// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { askForDepart, takeDepartQuestion } from './depart-choice.ts'

afterEach(() => sessionStorage.clear())

test.each(['choose', 'none'] as const)('the question about the department is asked once: %s', (question) => {
  askForDepart(question)

  expect([takeDepartQuestion(), takeDepartQuestion()]).toEqual([question, undefined])
})

test.each(['true', '{}', '"elsewhere"', '{'])('rubbish is no question: %s', (rubbish) => {
  sessionStorage.setItem('DEPART_CHOICE', rubbish)

  expect(takeDepartQuestion()).toBeUndefined()
})
