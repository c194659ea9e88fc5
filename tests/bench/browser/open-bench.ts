import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright'
import { build, type InlineConfig, preview } from 'vite'
import { formilyAlias } from '../../../formily-alias.ts'
import { chromiumArgs, ensureChromium } from '../../support/browser.ts'
import { restoreNodeEnv } from '../../support/restore-node-env.ts'

/** Builds a benchmark folder for production, opens it in a browser and runs a measurement. */
export async function withBench<Result>(
  folder: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const outDir = mkdtempSync(path.join(tmpdir(), `gaiwan-bench-${folder}-`))
  const root = path.resolve('tests/bench', folder)
  const settings: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: formilyAlias },
    plugins: [react()],
  }
  const server = await restoreNodeEnv(async () => {
    await build({ ...settings, build: { outDir, emptyOutDir: true } })
    return preview({ ...settings, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, '--js-flags=--expose-gc'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    return await measure(page)
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}
