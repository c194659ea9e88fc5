import { expect, test } from 'vitest'
import { APP_SECRET } from '../tests/support/app-secret.ts'
import { banner } from './banner.ts'
import { readConfig } from './config.ts'

const started = (env: Record<string, string>, adminPassword?: string) =>
  banner({ config: readConfig({ APP_SECRET, ...env }), port: 3000, milliseconds: 1_234, adminPassword })

test('the demo banner shows the initial password of the demo accounts, not their current one', () => {
  const text = started({ DEMO: '1' })

  expect(text).toContain('Sign in as admin, clerk, reviewer, keeper, supervisor, configurator.')
  expect(text).toContain('Each starts with the password 123456; one that was changed stays changed.')
})

test('outside demo mode the banner shows the password of a new administrator only', () => {
  expect(started({ DEMO: '0' }, 'only once')).toContain('Sign in as admin with password only once')
  expect(started({ DEMO: '0' })).not.toContain('password')
})
