import createPurifier from 'dompurify'

const TAGS = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'span', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'mark', 'small'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]
const ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'style',
  'lang',
  'dir',
]

/** Pattern of an allowed address of a link: an absolute path, or an HTTP URL. */
const ADDRESS = /^(?:https?:\/\/|\/(?![/\\]))/i
/**
 * Pattern of an allowed inline picture. SVG is not allowed, because an SVG file can contain scripts and
 * links.
 */
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]+$/i

const STYLES = new Set([
  ...['color', 'font-weight', 'font-style', 'text-align', 'text-decoration', 'text-decoration-line'],
  ...['text-indent', 'vertical-align'],
])
/** Pattern of an allowed style value: words, numbers and colors, but no URLs, variables or escapes. */
const STYLE_VALUE = /^(?!.*(?:url|var|expression|image|attr)\s*\()[\w\s#%.,()+-]+$/i
/**
 * Black and white, which HTML editors write by default. The sanitizer removes these colors, because each is
 * unreadable in one of the themes.
 */
const DEFAULT_COLOR =
  /^(?:black|white|windowtext|#000(?:000)?|#fff(?:fff)?|rgba?\(\s*(?:0[\s,]+0[\s,]+0|255[\s,]+255[\s,]+255)\b.*\))$/i

/**
 * Keeps only declarations for the style of texts, and removes declarations that move elements or load
 * resources.
 */
export function limitStyle(style: string): string {
  return style
    .split(';')
    .map((declaration) => {
      const [name = '', ...rest] = declaration.split(':')
      return { name: name.trim().toLowerCase(), value: rest.join(':').trim() }
    })
    .filter(({ name, value }) => STYLES.has(name) && STYLE_VALUE.test(value))
    .filter(({ name, value }) => name !== 'color' || !DEFAULT_COLOR.test(value))
    .map(({ name, value }) => `${name}: ${value}`)
    .join('; ')
}

function limitPicture(picture: Element): void {
  const address = picture.getAttribute('src') ?? ''
  if (!ADDRESS.test(address) && !PICTURE.test(address)) picture.removeAttribute('src')
  // With an empty alt text, screen readers ignore the picture. Without the attribute `alt`, screen readers
  // would read out the address of the picture.
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('referrerpolicy', 'no-referrer')
}

/**
 * Makes a link open in a new tab, without access to the application. Removes the address of an unsafe link,
 * so that only its text remains.
 */
function limitLink(link: Element): void {
  if (ADDRESS.test(link.getAttribute('href') ?? '')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  } else link.removeAttribute('href')
}

function limit(element: Element): void {
  const style = element.getAttribute('style')
  const limited = style === null ? '' : limitStyle(style)
  if (limited === '') element.removeAttribute('style')
  else element.setAttribute('style', limited)
  const name = element.nodeName.toLowerCase()
  if (name === 'img') limitPicture(element)
  if (name === 'a') limitLink(element)
}

/** Instances of DOMPurify by the window that they use for parsing. */
const purifiers = new WeakMap<typeof globalThis, ReturnType<typeof createPurifier>>()

/**
 * Returns an instance of DOMPurify that only this module uses, so that the hooks of other code can't weaken
 * it.
 */
function getPurifier() {
  const known = purifiers.get(window)
  if (known) return known
  const made = createPurifier(window)
  made.addHook('afterSanitizeAttributes', limit)
  purifiers.set(window, made)
  return made
}

/** Sanitizes an HTML text. Returns the safe part as DOM nodes. */
export function sanitize(html: string): DocumentFragment {
  return getPurifier().sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
