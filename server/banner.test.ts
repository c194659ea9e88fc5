import { expect, test } from 'vitest'
import { banner } from './banner.ts'
import { readConfig } from './config.ts'

const started = (env: Record<string, string>, adminPassword?: string) =>
  banner({ config: readConfig(env), port: 3000, milliseconds: 1_234, adminPassword })

test('the banner of a demo says what password its accounts start with, not that they still have it', () => {
  const text = started({ DEMO: '1' })

  expect(text).toContain('Sign in as admin, clerk, reviewer, keeper, supervisor, configurator.')
  expect(text).toContain('Each starts with the password 123456; one that was changed stays changed.')
})

test('the banner outside the demo shows the password of a new administrator, and of nobody else', () => {
  expect(started({ DEMO: '0' }, 'only once')).toContain('Sign in as admin with password only once')
  expect(started({ DEMO: '0' })).not.toContain('password')
})
