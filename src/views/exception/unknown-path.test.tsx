// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { ref } from 'valtio'
import { afterEach, expect, test } from 'vitest'
import { RuntimeProvider } from '#runtime'
import { type Answer, createTestRuntime } from '../../../tests/support/page-runtime.tsx'
import { session } from '../../session/session-store.ts'
import { UnknownPath } from './unknown-path.tsx'

function go(answer: Answer, isJeecg = false, address = '/isystem/user?pageNo=2') {
  session.rights = ref({ menu: [], auth: [], allAuth: [], isJeecg, businessTz: undefined })
  const test = createTestRuntime({ answers: { 'GET /app/permissions/address': () => answer } })
  const Where = () => <output>{useLocation().pathname}</output>
  render(
    <RuntimeProvider value={test.runtime}>
      <MemoryRouter initialEntries={[address]}>
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
  ['in the menu of another user leads to 403', { result: true }, '/403'],
  ['in no menu leads to 404', { result: false }, '/404'],
  ['that the server fails to check leads to 404 without a notification', { status: 500 }, '/404'],
])('a path %s', async (_, answer, path) => {
  const { calls, problems } = go(answer)

  await expect.poll(arrivesAt).toBe(path)
  expect(calls.map(({ query }) => query)).toEqual([{ url: '/isystem/user' }])
  expect(problems).toEqual([])
})

test('with a JeecgBoot server, an unknown path leads to 404 without a request', async () => {
  const { calls } = go({ result: true }, true)

  await expect.poll(arrivesAt).toBe('/404')
  expect(calls).toEqual([])
})

test('the page of a record has the menu item of its list', async () => {
  const { calls } = go({ result: true }, false, '/shopinfo/shopInfo/detail/7')

  await expect.poll(arrivesAt).toBe('/403')
  expect(calls.map(({ query }) => query.url)).toEqual(['/shopinfo/shopInfo'])
})
