import type { Page, Response } from 'playwright'

/** What a screen fetched from the product, as sent: brotli, without headers and without the API's answers. */
export interface FirstLoad {
  bytes: number
  files: { file: string; bytes: number }[]
}

const sizeOf = (response: Response) => Number(response.headers()['content-length'] ?? 0)

/** Opens a screen with an empty cache and waits until nothing more is fetched by itself. */
export async function measureFirstLoad(page: Page, address: string): Promise<FirstLoad> {
  const files: FirstLoad['files'] = []
  const note = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (/\.(js|css|svg|html)$/.test(pathname)) files.push({ file: pathname, bytes: sizeOf(response) })
  }
  page.on('response', note)
  await page.goto(address, { waitUntil: 'networkidle' })
  page.off('response', note)
  return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files }
}
