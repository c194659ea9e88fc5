import type { Page } from '../meta/page.ts'
import { chineseTitles } from '../settings/chinese-texts.ts'
import { type ChangeLocale, type ChangeWords, changeWords } from './change-words.ts'
import { diffPage, type PageChange } from './diff-page.ts'
import type { NodePlace } from './moves.ts'
import type { NodeName } from './page-nodes.ts'
import { type SettingPart, settingParts } from './setting-name.ts'
import type { ChangedSetting } from './settings.ts'
import { shortValue } from './short-value.ts'

/**
 * Maximum number of settings that one sentence names. Of all further settings, the sentence gives only the
 * number.
 */
const MAX_SETTINGS = 8

/** The two compared pages. Both pages contain the translations of their texts. */
export interface ComparedPages {
  before: Pick<Page, 'locales'>
  after: Pick<Page, 'locales'>
}

type Side = keyof ComparedPages

interface Writer {
  locale: ChangeLocale
  words: ChangeWords
  pages: ComparedPages | undefined
}

/**
 * Describes a change in one sentence in the language `locale`, without a full stop. If `pages` is given, the
 * sentence quotes titles and text values in their translation, if they have one.
 */
export function describeChange(change: PageChange, locale: ChangeLocale, pages?: ComparedPages): string {
  const sentence = writeSentence(change, { locale, words: changeWords[locale], pages })
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`
}

/** A change of a page with a sentence that describes it. */
export interface DescribedChange {
  kind: PageChange['kind']
  /** JSON Pointer to the node. For a removed node, the pointer refers to the old version. */
  pointer: string
  text: string
}

/** Compares two versions of a page and describes each change in a sentence. */
export const describeChanges = (before: Page, after: Page, locale: ChangeLocale): DescribedChange[] =>
  diffPage(before, after).map((change) => ({
    kind: change.kind,
    pointer: change.pointer,
    text: describeChange(change, locale, { before, after }),
  }))

function writeSentence(change: PageChange, writer: Writer): string {
  const { words } = writer
  const node = nodeText(change, writer, change.kind === 'removed' ? 'before' : 'after')
  switch (change.kind) {
    case 'added':
      return words.added(node, change.inside.length)
    case 'removed':
      return words.removed(node, change.inside.length)
    case 'moved':
      return moveText(change, node, writer)
    case 'renamed':
      return renameText(change, writer)
    case 'newId':
      return words.newId(node, quote(change.before), quote(change.id))
    case 'changed':
      return settingsText(change, node, writer)
  }
}

const quote = (text: string) => `“${shortValue(text)}”`

function translate(text: string, { locale, pages }: Writer, side: Side): string {
  const other = side === 'before' ? 'after' : 'before'
  const texts = [pages?.[side], pages?.[other]].map((page) => page?.locales?.[locale])
  return texts.find((all) => all && Object.hasOwn(all, text))?.[text] ?? text
}

function nodeText({ what, id, title }: NodeName, writer: Writer, side: Side): string {
  const { words } = writer
  if (what === 'page') return words.page
  return words.node(words.labels[what], quote(title === undefined ? id : translate(title, writer, side)))
}

/**
 * Translates two texts. If both texts have the same translation, returns the original texts instead, because
 * these differ.
 */
function translateBoth(before: string, after: string, writer: Writer): readonly [string, string] {
  const both = [translate(before, writer, 'before'), translate(after, writer, 'after')] as const
  return both[0] === both[1] ? [before, after] : both
}

function renameText(change: PageChange & { kind: 'renamed' }, writer: Writer): string {
  const { words } = writer
  const [before, after] = translateBoth(change.before, change.after, writer)
  const label = words.labels[change.what]
  const named = (name: string) =>
    change.what === 'page' ? words.page : words.node(label, quote(name === '' ? change.id : name))
  if (before === '') return words.titled(named(''), quote(after))
  return after === '' ? words.untitled(named(''), quote(before)) : words.renamed(named(before), quote(after))
}

function moveText({ from, to }: PageChange & { kind: 'moved' }, node: string, writer: Writer): string {
  const { words } = writer
  if (to.kind === 'order')
    return to.after ? words.movedAfter(node, nodeText(to.after, writer, 'after')) : words.movedFirst(node)
  return words.movedTo(node, placeText(from, writer, 'before'), placeText(to, writer, 'after'))
}

function placeText(place: NodePlace, writer: Writer, side: Side): string {
  if (place.kind === 'order') return writer.words.topLevel
  if (place.parent) return nodeText(place.parent, writer, side)
  return nameText(settingParts('', place.list), writer) || writer.words.topLevel
}

function settingsText(
  { settings, pointer, what }: PageChange & { kind: 'changed' },
  node: string,
  writer: Writer,
): string {
  const { words } = writer
  const named = settings.slice(0, MAX_SETTINGS).map((setting) => ({
    name: nameText(settingParts(pointer, setting.key), writer),
    values: valuesText(setting, writer),
  }))
  const [only] = named
  if (only && settings.length === 1)
    return what === 'page'
      ? words.changedMany(only.name, only.values)
      : words.changed(only.name, node, only.values)
  const rest = settings.length - named.length
  const all = named.map(({ name, values }) => words.setting(name, values))
  return words.changedMany(node, [...all, ...(rest > 0 ? [words.more(rest)] : [])].join(words.separator))
}

const nameText = (parts: readonly SettingPart[], { locale, words }: Writer) =>
  parts
    .map((part) => {
      if ('name' in part) return quote(part.name)
      const title = locale === 'zh-CN' ? (chineseTitles[part.title] ?? quote(part.title)) : part.title
      return part.index === undefined ? title : words.item(title, part.index)
    })
    .join(' › ')

function valuesText({ before, after }: ChangedSetting, writer: Writer): string {
  const [old, now] =
    typeof before === 'string' && typeof after === 'string'
      ? translateBoth(before, after, writer)
      : [before, after]
  return `${valueText(old, writer)} → ${valueText(now, writer)}`
}

function valueText(value: unknown, { words }: Writer): string {
  if (value === undefined) return words.none
  if (typeof value === 'boolean') return value ? words.on : words.off
  return typeof value === 'number' ? String(value) : `“${shortValue(value)}”`
}
