import { afterEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

let server: TestApp
afterEach(() => server.close())

async function askTiles(env: Record<string, string>) {
  server = await createTestApp({ env })
  const headers = await server.signIn('clerk')
  const answer = await server.app.inject({ url: '/jeecg-boot/app/mapTiles', headers })
  return { result: answer.json().result, policy: answer.headers['content-security-policy'] }
}

const url = 'https://tiles.example/{z}/{x}/{y}.png?key=1'

test('browsers get the tiles of the map server, and may load images from its host', async () => {
  const { result, policy } = await askTiles({
    MAP_TILE_URL: url,
    MAP_TILE_ATTRIBUTION: '© Tiles',
    MAP_TILE_DATUM: 'gcj02',
  })

  expect(result).toEqual({ url, attribution: '© Tiles', datum: 'gcj02' })
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;")
})

test('without a map server, there are no tiles', async () => {
  const { result, policy } = await askTiles({})

  expect(result).toBeNull()
  expect(policy).toContain("img-src 'self' data: blob:;")
})
