import path from 'node:path'
import { build } from 'vite'
import { restoreNodeEnv } from '../support/restore-node-env.ts'
import { expect, test } from './journey.ts'

/**
 * Bundles the HTML sanitiser for a page without CSP. On such a page, only the sanitiser protects from hostile
 * HTML.
 */
async function bundlePurifier(): Promise<string> {
  const entry = path.resolve(import.meta.dirname, '../../renderers/shared/safe-html-policy.ts')
  const built = await restoreNodeEnv(() =>
    build({
      configFile: false,
      logLevel: 'silent',
      build: { write: false, lib: { entry, formats: ['iife'], name: 'purifier' } },
    }),
  )
  const [{ output }] = built as { output: { code?: string }[] }[] as [{ output: { code?: string }[] }]
  return output[0]?.code ?? ''
}

let purifier = ''

test.beforeAll(async () => {
  purifier = await bundlePurifier()
})

/**
 * Samples of hostile HTML, each with the HTML that the sanitiser must return. The test also counts the
 * scripts that run.
 */
const cases: readonly (readonly [what: string, html: string, rest: string])[] = [
  ['a script', '<p>a</p><script>hit()</script>', '<p>a</p>'],
  ['a script after text', 'data:text/html,<script>hit()</script>', 'data:text/html,'],
  ['a handler', '<p onclick="hit()" onfocus="hit()" tabindex="0" autofocus>a</p>', '<p>a</p>'],
  [
    'a broken picture that acts',
    '<img src="//x" onerror="hit()" alt="a">',
    '<img alt="a" loading="lazy" referrerpolicy="no-referrer">',
  ],
  ['a frame', '<p>a</p><iframe srcdoc="<script>parent.hit()</script>"></iframe>', '<p>a</p>'],
  ['a style sheet', '<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
  [
    'a form',
    '<form action="/x"><input name="password"><button formaction="javascript:hit()">go</button></form>',
    'go',
  ],
  ['SVG', '<svg onload="hit()"><a href="javascript:hit()"><text>x</text></a></svg><p>a</p>', '<p>a</p>'],
  [
    'MathML that breaks out',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
    '',
  ],
  ['an object', '<object data="javascript:hit()"></object><embed src="/x"><p>a</p>', '<p>a</p>'],
  [
    'a class, an id and data',
    '<p class="ant-btn" id="content" name="x" data-x="1" aria-label="x">a</p>',
    '<p>a</p>',
  ],
  [
    'a refresh and a base',
    '<meta http-equiv="refresh" content="0;url=/x"><base href="/x"><p>a</p>',
    '<p>a</p>',
  ],
  [
    'a layer over everything',
    '<div style="position:fixed;inset:0;z-index:9999;color:red">a</div>',
    '<div style="color: red">a</div>',
  ],
  ['a style that fetches', '<p style="background:url(https://evil.example/x)">a</p>', '<p>a</p>'],
  ['a link to a script', '<a href="javascript:hit()">a</a>', '<a>a</a>'],
  ['a link to a hidden script', '<a href=" java&#9;script:hit()">a</a>', '<a>a</a>'],
  ['a link to a document of data', '<a href="data:text/html,<script>hit()</script>">a</a>', '<a>a</a>'],
  ['a link to another host without a scheme', '<a href="//evil.example/x">a</a>', '<a>a</a>'],
  ['a link with a backslash', '<a href="/\\evil.example">a</a>', '<a>a</a>'],
  [
    'a picture of another kind',
    '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
    '<img alt="" loading="lazy" referrerpolicy="no-referrer">',
  ],
  [
    'a link that wants our window',
    '<a href="/bill" target="_top" rel="opener">a</a>',
    '<a href="/bill" target="_blank" rel="noopener noreferrer">a</a>',
  ],
]

test('hostile HTML keeps its harmless parts, and no script runs', async ({ page }) => {
  await page.setContent('<div id="place"></div>')
  await page.addScriptTag({
    content: `window.hits = 0; window.hit = () => { window.hits += 1 }; ${purifier}`,
  })

  const left = await page.evaluate(
    (texts) => {
      const { purifier } = window as unknown as { purifier: { sanitize: (html: string) => DocumentFragment } }
      const place = document.getElementById('place')
      return texts.map((html) => {
        place?.replaceChildren(purifier.sanitize(html))
        return place?.innerHTML
      })
    },
    cases.map(([, html]) => html),
  )

  expect(Object.fromEntries(cases.map(([what], index) => [what, left[index]]))).toEqual(
    Object.fromEntries(cases.map(([what, , rest]) => [what, rest])),
  )
  await page.waitForFunction(() => document.readyState === 'complete')
  expect(await page.evaluate(() => (window as unknown as { hits: number }).hits)).toBe(0)
})

test('usual content stays: headings, lists, tables, pictures, colours', { tag: '@slow' }, async ({
  page,
}) => {
  const written =
    '<h2>Settlement</h2><p style="text-align: center; color: #d4282f">a <strong>b</strong></p>' +
    '<ul><li>c</li></ul><table><tbody><tr><td colspan="2">d</td></tr></tbody></table>'
  const picture = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="e">'
  await page.addScriptTag({ content: purifier })

  const left = await page.evaluate(
    (texts) => {
      const { purifier } = window as unknown as { purifier: { sanitize: (html: string) => DocumentFragment } }
      return texts.map((html) => {
        const holder = document.createElement('div')
        holder.append(purifier.sanitize(html))
        return holder.innerHTML
      })
    },
    [written, picture],
  )

  expect(left).toEqual([written, expect.stringContaining('src="data:image/png;base64,iVBORw0KGgo="')])
})
