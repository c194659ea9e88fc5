// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'
import type { SeenCall } from '../../tests/support/page-runtime.tsx'

afterEach(cleanup)

const props = {
  op: 'shop.options',
  valueField: 'no',
  labelField: 'shopName',
  searchParam: 'name',
  args: { by: 'x' },
}
const records = [
  { no: 1, shopName: 'West Lake' },
  { no: 2, shopName: 'Jasmine Corner' },
]
const path = 'GET /shopinfo/shopBasicInfo/options'
const answers = { [path]: () => ({ result: { records } }) }

test('a value keeps its type, and a paged response is accepted', async () => {
  const { given } = drawField('RemoteSelect', { props }, { answers })

  await userEvent.click(await screen.findByRole('combobox'))
  await userEvent.click(await screen.findByTitle('Jasmine Corner'))

  expect(given).toEqual([2])
})

test('typed text is sent as the search argument after a pause', async () => {
  const { calls } = drawField('RemoteSelect', { props }, { answers })

  await userEvent.type(await screen.findByRole('combobox'), 'West')
  await expect.poll(() => calls.map(({ query }) => query.name)).toContain('West')

  expect(calls.map(({ query }) => query)).toEqual([{ by: 'x' }, { by: 'x', name: 'West' }])
})

test('an outdated search is cancelled', async () => {
  const waiting = { [path]: () => new Promise<never>(() => undefined) }
  const { calls } = drawField('RemoteSelect', { props }, { answers: waiting })
  const input = await screen.findByRole('combobox')
  await userEvent.click(input)
  await expect.poll(() => calls.length).toBe(1)

  await userEvent.type(input, 'West')

  await expect.poll(() => calls[0]?.signal.aborted).toBe(true)
})

test('an error is shown in the list', async () => {
  const failing = { [path]: () => ({ status: 404 }) }
  drawField('RemoteSelect', { props }, { answers: failing })

  await userEvent.click(await screen.findByRole('combobox'))

  expect((await screen.findAllByText("Couldn't be loaded")).length).toBeGreaterThan(0)
})

test('a stored value shows its name', async () => {
  drawView('RemoteSelect', 2, props, { answers })

  expect(await screen.findByText('Jasmine Corner')).toBeTruthy()
})

describe('several values in one text, as JeecgBoot clients write them', () => {
  const several = { ...props, valueField: 'code', labelField: 'name', multiple: true, joined: true }
  const codes = [
    { code: 'cook', name: 'Cook' },
    { code: 'host', name: 'Host' },
    { code: 'waiter', name: 'Waiter' },
  ]
  const joined = {
    [path]: ({ query: { ids } }: SeenCall) => ({
      result: codes.filter(({ code }) => ids === undefined || ids.split(',').includes(code)),
    }),
  }

  test('are split for display and joined for storage', async () => {
    const drawn = drawField('RemoteSelect', { value: 'cook,host,', props: several }, { answers: joined })

    await userEvent.click(await screen.findByRole('combobox'))
    await userEvent.click(await screen.findByTitle('Waiter'))

    expect(drawn.given).toEqual(['cook,host,waiter'])
  })

  test('are empty after the last value is removed', async () => {
    const { given } = drawField('RemoteSelect', { value: 'cook', props: several }, { answers: joined })

    await userEvent.click(await screen.findByRole('combobox'))
    const offered = await screen.findAllByTitle('Cook')
    await userEvent.click(offered.at(-1) as HTMLElement)

    expect(given).toEqual([undefined])
  })

  test('show their names', async () => {
    drawView('RemoteSelect', 'cook,host', several, { answers: joined })

    expect(await screen.findByText('Host')).toBeTruthy()
  })
})
