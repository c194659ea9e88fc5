import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const INDEX = '<!doctype html><meta name="api-base" content="/jeecg-boot" /><title>client</title>'
export const SCRIPT = 'export const tea = "gaiwan";\n'.repeat(50)

/** Creates a new folder with a few files, as in the built web client. */
export function createWebDir(): { webDir: string; remove: () => void } {
  const webDir = mkdtempSync(path.join(tmpdir(), 'gaiwan-web-'))
  mkdirSync(path.join(webDir, 'assets'))
  writeFileSync(path.join(webDir, 'index.html'), INDEX)
  writeFileSync(path.join(webDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(path.join(webDir, '.sources'), 'secret hash')
  writeFileSync(path.join(webDir, 'assets/app-1a2b3c.js'), SCRIPT)
  writeFileSync(path.join(webDir, 'assets/app-1a2b3c.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(path.join(webDir, 'assets/app-1a2b3c.js.gz'), gzipSync(SCRIPT))
  return { webDir, remove: () => rmSync(webDir, { recursive: true, force: true }) }
}
