// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useOperation } from '#runtime'
import { draw } from '../../../tests/support/draw.tsx'
import { currentLanguage } from '../../locales/language.ts'
import { startLocale } from '../../locales/locale-store.ts'
import { LanguageSwitch } from './language-switch.tsx'

function Roles() {
  const { data = [] } = useOperation<{ roleName: string }[]>('role.all')
  return data.map(({ roleName }) => <p key={roleName}>{roleName}</p>)
}

afterEach(async () => {
  cleanup()
  localStorage.clear()
  await startLocale()
})

test('names that were read in one language are read again in the other', async () => {
  const role = () => ({ roleName: currentLanguage() === 'zh-CN' ? '店长' : 'Shop keeper' })
  draw(
    <>
      <LanguageSwitch />
      <Roles />
    </>,
    { answers: { 'GET /sys/role/queryall': () => ({ result: [role()] }) } },
  )
  expect(await screen.findByText('Shop keeper')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Language' }))
  await userEvent.click(await screen.findByText('简体中文'))

  expect(await screen.findByText('店长')).toBeTruthy()
})
