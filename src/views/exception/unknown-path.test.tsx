// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { ref } from 'valtio'
import { afterEach, expect, test } from 'vitest'
import { RuntimeProvider } from '#runtime'
import { type Answer, createTestRuntime } from '../../../tests/support/page-runtime.tsx'
import { session } from '../../session/session-store.ts'
import { UnknownPath } from './unknown-path.tsx'

function go(answer: Answer, isJeecg = false) {
  session.rights = ref({ menu: [], auth: [], allAuth: [], isJeecg, businessTz: undefined })
  const test = createTestRuntime({ answers: { 'GET /app/permissions/address': () => answer } })
  const Where = () => <output>{useLocation().pathname}</output>
  render(
    <RuntimeProvider value={test.runtime}>
      <MemoryRouter initialEntries={['/isystem/user?pageNo=2']}>
        <Routes>
          <Route path="/403" element={<Where />} />
          <Route path="/404" element={<Where />} />
          <Route path="*" element={<UnknownPath />} />
        </Routes>
      </MemoryRouter>
    </RuntimeProvider>,
  )
  return test
}
const arrivesAt = async () => (await screen.findByRole('status')).textContent

afterEach(() => {
  cleanup()
  session.rights = undefined
})

test.each<[string, Answer, string]>([
  ['that others have leads to 403', { result: true }, '/403'],
  ['that nobody has leads to 404', { result: false }, '/404'],
  ['that the server cannot tell of leads to 404, without a word', { status: 500 }, '/404'],
])('an address %s', async (_, answer, path) => {
  const { calls, problems } = go(answer)

  await expect.poll(arrivesAt).toBe(path)
  expect(calls.map(({ query }) => query)).toEqual([{ url: '/isystem/user' }])
  expect(problems).toEqual([])
})

test('a stock server is not asked: the address leads to 404', async () => {
  const { calls } = go({ result: true }, true)

  await expect.poll(arrivesAt).toBe('/404')
  expect(calls).toEqual([])
})
