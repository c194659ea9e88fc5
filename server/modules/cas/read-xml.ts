/** An element of a CAS answer: names without their prefix, text without what stands around it. */
export interface XmlElement {
  name: string
  text: string
  children: XmlElement[]
}

/** Deeper than any answer of a CAS server. */
const DEEPEST = 8
const DECLARATION = /^﻿?\s*(?:<\?xml\s[^<>?]{0,200}\?>\s*)?/
const NAME = '(?:[A-Za-z_][\\w.-]*:)?([A-Za-z_][\\w.-]*)'
const ATTRIBUTE = '\\s+[A-Za-z_][\\w.:-]*\\s*=\\s*(?:"[^"<]*"|\'[^\'<]*\')'
const OPEN = new RegExp(`<${NAME}(?:${ATTRIBUTE})*\\s*(/?)>`, 'y')
const CLOSE = new RegExp(`</${NAME}\\s*>`, 'y')
const TEXT = /[^<]+/y

const plain: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos);)?/g, (_, name: string | undefined) => {
    if (name === undefined) throw new Error('XML with an entity')
    return plain[name] ?? ''
  })

/**
 * Reads the small XML that a CAS server answers: elements, attributes (passed over) and text. Whatever else XML has
 * (document types, entities of one's own, processing instructions, comments, CDATA) is refused.
 */
export function readXml(xml: string): XmlElement {
  let at = DECLARATION.exec(xml)?.[0].length ?? 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const match = pattern.exec(xml)
    if (match) at += match[0].length
    return match
  }
  const element = (depth: number): XmlElement => {
    const open = take(OPEN)
    if (!open || depth > DEEPEST) throw new Error('no XML that CAS answers')
    const [, name = '', isEmpty] = open
    const made: XmlElement = { name, text: '', children: [] }
    while (!isEmpty) {
      const text = take(TEXT)
      if (text) made.text += decode(text[0])
      else if (xml.startsWith('</', at)) break
      else made.children.push(element(depth + 1))
    }
    if (!isEmpty && take(CLOSE)?.[1] !== name) throw new Error('XML with an element that does not end')
    made.text = made.text.trim()
    return made
  }
  const root = element(1)
  if (xml.slice(at).trim() !== '') throw new Error('XML with something behind its end')
  return root
}
