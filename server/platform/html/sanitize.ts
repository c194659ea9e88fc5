import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import { isOwnPath, safeUrl } from './safe-url.ts'

/** Inline pictures of safe types. SVG isn't safe, since it can contain scripts. */
const DATA_IMAGE = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/
const COLOR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%/]{1,40}\)$/i, /^[a-z]{3,20}$/i]
const ALIGN = [/^(left|right|center|justify)$/]

const texts = 'p br hr div span h1 h2 h3 h4 h5 h6 blockquote pre code strong b em i u s del ins sub sup small'
const lists = 'ul ol li dl dt dd'
const tables = 'table caption colgroup col thead tbody tfoot tr th td'

/**
 * Allows links to this site and to the web. External links open in a new tab that has no access to this page.
 */
function link(_tag: string, { href = '', title }: Attributes): { tagName: string; attribs: Attributes } {
  const url = safeUrl(href)
  const isOutside = url !== undefined && /^https?:/i.test(url)
  const attribs: Attributes = {
    ...(url !== undefined && { href: url }),
    ...(title !== undefined && { title }),
    ...(isOutside && { target: '_blank' }),
    rel: 'noopener noreferrer',
  }
  return { tagName: 'a', attribs }
}

const isOwnPicture = ({ src = '' }: Attributes): boolean => DATA_IMAGE.test(src) || isOwnPath(src)

const policy: IOptions = {
  allowedTags: [...texts.split(' '), ...lists.split(' '), ...tables.split(' '), 'a', 'img'],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    col: ['span'],
  },
  allowedStyles: { '*': { color: COLOR, 'background-color': COLOR, 'text-align': ALIGN } },
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: { img: ['data'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Users never enter markup with more levels than this, and more levels slow down rendering.
  nestingLimit: 30,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs),
}

/** Address of an uploaded file, in the form in which clients of JeecgBoot write it into a text. */
const UPLOADED = /^(?:https?:\/\/[^/]+)?[\w./-]*\/sys\/common\/static\/([a-z]+\/[\w-]{32}\.[a-z0-9]+)$/i

/** Replaces the address of an uploaded picture by its path on this server, whatever host the client uses. */
const uploadedPicture = (apiBase: string) => (tagName: string, attribs: Attributes) => {
  const path = UPLOADED.exec(attribs.src ?? '')?.[1]
  return {
    tagName,
    attribs: path === undefined ? attribs : { ...attribs, src: `${apiBase}/sys/common/static/${path}` },
  }
}

/**
 * Sanitizes HTML. Keeps only formatted text, lists, tables, safe links, and pictures that are inline or on
 * this site.
 */
export const sanitizeNotice = (html: string, { apiBase }: { apiBase: string }): string =>
  sanitizeHtml(html, { ...policy, transformTags: { a: link, img: uploadedPicture(apiBase) } })

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Returns the text of HTML, without markup. */
export const textOfHtml = (html: string): string =>
  sanitizeHtml(html.replace(/<(\/p|\/div|\/li|\/h\d|br)\b/gi, ' <$1'), {
    allowedTags: [],
    allowedAttributes: {},
  }).replace(/&(lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
