// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { RuntimeProvider, useRuntime } from '#runtime'
import { draw } from '../../tests/support/draw.tsx'
import { Gallery } from './gallery.tsx'

beforeAll(() => import('../fields/json/index.tsx'), 120_000)
afterEach(cleanup)

function InChinese({ children }: { children: ReactNode }) {
  const runtime = useRuntime()
  return <RuntimeProvider value={{ ...runtime, locale: 'zh-CN' }}>{children}</RuntimeProvider>
}

const openPanel = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Settings of ${name}` }))
  return within(await screen.findByRole('region', { name: `Settings of ${name}` }))
}
const story = (text: string) =>
  screen.getByText(text).closest('[data-open]')?.firstElementChild as HTMLElement | null

test('a changed setting redraws the story at once', async () => {
  draw(<Gallery search="With a unit" />)
  const panel = await openPanel('Number: With a unit')

  await userEvent.clear(panel.getByLabelText('Unit'))
  await userEvent.type(panel.getByLabelText('Unit'), 'pots')

  await waitFor(() => expect(story('With a unit')?.textContent).toContain('pots'))
})

test('a reset restores the defaults', async () => {
  draw(<Gallery search="Money" />)
  const panel = await openPanel('Money: With its sign')
  const sign = panel.getByRole('switch', { name: 'Show plus sign for positive amounts' })
  expect(sign.getAttribute('aria-checked')).toBe('true')

  await userEvent.click(panel.getByRole('button', { name: 'Reset to defaults' }))

  await waitFor(() => expect(sign.getAttribute('aria-checked')).toBe('false'))
  expect(story('With its sign')?.textContent).not.toContain('+')
})

test('the panel shows Chinese titles, sections and help', async () => {
  draw(
    <InChinese>
      <Gallery search="Dict" />
    </InChinese>,
  )
  const [button] = screen.getAllByRole('button', { name: /^Settings of Dict:/ })
  if (!button) throw new Error('The cell Dict has stories.')

  await userEvent.click(button)

  const panel = within(await screen.findByRole('region', { name: /^Settings of Dict:/ }))
  expect(panel.getByLabelText(/字典/)).toBeTruthy()
  expect(panel.getByRole('heading', { name: '数据' })).toBeTruthy()
  expect(panel.getByText('字典编码，如 settle_bill_status。')).toBeTruthy()
})

test('a renderer without settings has no panel', () => {
  draw(<Gallery search="Copyable" />)

  expect(screen.queryByRole('button', { name: /Settings of Copyable/ })).toBeNull()
})
