import { definePage } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'
import type { OneTimePasswordsProps } from './schema.ts'

/** Gives users passwords for one time, and shows each of them once. */
export const oneTimePasswordsPage = definePage<OneTimePasswordsProps>({
  name: 'system/OneTimePasswords',
  title: 'One-time passwords',
  Component: lazyView(
    async () => (await import('./one-time-passwords.tsx')).OneTimePasswordsPage,
    <states.Loading />,
  ),
})
