import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { expect, test } from 'vitest'

test('the layer check reads TypeScript: an unsupported compiler would make it see nothing', async () => {
  const { output } = await cruise(['schemas/index.ts'], {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  })
  const { modules } = output as ICruiseResult

  const frontDoor = modules.find(({ source }) => source === 'schemas/index.ts')
  expect(frontDoor?.dependencies.map(({ resolved }) => resolved)).toContain('schemas/errors.ts')
})
