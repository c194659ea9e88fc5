import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { billDictionaries } from '../schemas/contracts/bill/dictionaries.ts'
import { chineseTitles } from '../schemas/contracts/titles.gen.ts'
import { formatDescriptions } from '../schemas/settings/chinese/format-descriptions.ts'
import { formatTitles } from '../schemas/settings/chinese/format-titles.ts'
import { rendererDescriptions } from '../schemas/settings/chinese/renderer-descriptions.ts'
import { rendererTitles } from '../schemas/settings/chinese/renderer-titles.ts'
import { sourcesIn, type Wording, wordings } from './support/wordings.ts'

const settings = { ...formatTitles, ...formatDescriptions, ...rendererTitles, ...rendererDescriptions }
const texts: Wording[] = [
  ...wordings(),
  ...Object.entries(chineseTitles).map(([english, chinese]) => ({ english, chinese, file: 'model titles' })),
  ...Object.entries(settings).map(([english, chinese]) => ({ english, chinese, file: 'settings' })),
]

/** Exact texts of the specification, with their section. The rules don't apply to them. */
const SPECIFIED: Readonly<Record<string, string>> = {
  'home cannot be closed!': '2',
  'this is the last page, cannot close anymore': '2',
  'please select': '2',
  'please enter the old password!': '5',
  'please enter the new password!': '5',
  'please confirm the new password!': '5',
  'you have not set department information!': '8',
  'unauthorized, please log in again': '8',
  'sorry, login has expired, please log in again': '8',
}

/** Exact Chinese texts of JeecgBoot, which its clients show or compare. */
const JEECG = new Set([
  '用户账号',
  '密码重置成功!',
  'Token无效!',
  '旧密码输入错误!',
  '新密码不允许为空!',
  '两次输入密码不一致!',
  '文件大小超出${megabytes}MB限制, 请压缩或降低文件质量! ',
  '导出人:${user.realname}',
  '用户账号已存在',
])

/** Matches the files with the headings of JeecgBoot's Excel files. */
const JEECG_FILE = /jeecg-file/

const PERSONS = /\b(?:he|him|his|himself|she|her|whoever|somebody|someone|anybody|nobody|stands?|told)\b/i
const OLD =
  /\b(?:made (?:at|by)|in all(?! [a-z])|go on|anew|afresh|have it signed|signed from|fill this in|meanwhile)\b/i
const FORMAL =
  /\b(?:please|cannot|(?:do|does|did|has|have|could|will|would|must|may|should) not|no such|your administrator)\b/i
const PICTURE = /\bpictures?\b/i

/** Removes quoted texts, such as an option that a setting describes. */
const withoutQuotes = (text: string) => text.replace(/(?<!\w)'[^']*'/g, '')

test.each([
  ['persons without a name', PERSONS],
  ['turns of phrase that no clerk uses', OLD],
  ['formal verbs', FORMAL],
  ['pictures, which are images', PICTURE],
])('English texts have no %s', (_, refused) => {
  const found = texts.filter(({ english }) => refused.test(withoutQuotes(english)) && !(english in SPECIFIED))

  expect(found.map(({ english, file }) => `${file}: ${english}`)).toEqual([])
})

/** Matches a string in the source that has several words. */
const PHRASE = /(['"`])(?=[^'"`\n]* )(?:\\.|(?!\1)[^\n])*\1/g

test.each(['server', 'schemas/contracts'])(
  'no string in the sources of %s speaks of a person without a name',
  (folder) => {
    const found = sourcesIn(folder)
      .flatMap(({ file, text }) =>
        text
          .split('\n')
          .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
          .flatMap((line) => (line.match(PHRASE) ?? []).map((phrase) => `${file}: ${phrase}`)),
      )
      .filter((phrase) => PERSONS.test(phrase))

    expect(found).toEqual([])
  },
)

test('an English text of several sentences ends with a full stop', () => {
  const found = texts.filter(({ english }) => /[a-z)][.?] [A-Z][^.?!]*[a-z]$/.test(english))

  expect(found.map(({ english, file }) => `${file}: ${english}`)).toEqual([])
})

/** One Chinese word a thing, with the words that other products use for it. */
test.each([
  ['用户名', /用户账号|用户帐号|帐号|登录名/],
  ['门店', /店铺|商铺|商店/],
  ['门店编码', /门店编号/],
  ['店主', /业主/],
  ['支付渠道', /通道/],
  ['账单', /结算单(?!据)|帐单/],
  ['分账', /分润/],
  ['放款', /打款|出款/],
  ['挂起、解挂', /解除挂起|取消挂起/],
  ['结算账户', /结算卡/],
  ['应结金额', /应付金额/],
  ['复核', /复核签名|签名人|他人签名|第二人签名/],
  ['通告', /公告(?<!通知公告)/],
  ['部门编码', /机构编码/],
  ['预置语句', /登记语句|预设语句/],
  ['编码生成规则', /填值规则/],
  ['授权标识', /权限编码|权限标识/],
  ['标签页', /页签/],
  ['快捷筛选', /快速筛选/],
  ['身份证号码', /身份证号(?!码)/],
  ['账户设置', /个人设置/],
  ['修改人、修改时间', /更新人|更新时间/],
])('Chinese texts say %s', (_, refused) => {
  const found = texts.filter(
    ({ chinese, file }) => refused.test(chinese) && !JEECG.has(chinese) && !JEECG_FILE.test(file),
  )

  expect(found.map(({ chinese, file }) => `${file}: ${chinese}`)).toEqual([])
})

test('a quick filter for a bill status has the text of that status', () => {
  const page = readFileSync(
    path.join(import.meta.dirname, '../schemas/pages/bill/settle-bill-list.page.json'),
    'utf8',
  )
  const { list, locales } = JSON.parse(page)
  const statuses = billDictionaries.find(({ code }) => code === 'settle_bill_status')?.items ?? []
  const textOf = (value: string) => statuses.find((status) => status.value === value)?.text
  // A confirmed bill waits for its release: the filter names the work, the tag the status.
  const quick = list.quick.filter(({ title }: { title: string }) => title !== 'To release')

  expect(quick.map(({ title }: { title: string }) => ({ en: title, zh: locales['zh-CN'][title] }))).toEqual(
    quick.map(({ filters }: { filters: { byStatus: [string] } }) => textOf(filters.byStatus[0])),
  )
})

test('Chinese texts have Chinese punctuation', () => {
  const found = texts.filter(
    ({ chinese, file }) =>
      /\p{Script=Han}[,:;!?]|[,:;!?]\s*\p{Script=Han}|\p{Script=Han}\(/u.test(
        chinese.replace(/\$\{[^}]*\}|\{\{[^}]*\}\}/g, ''),
      ) &&
      !JEECG.has(chinese) &&
      !JEECG_FILE.test(file),
  )

  expect(found.map(({ chinese, file }) => `${file}: ${chinese}`)).toEqual([])
})

test('each exempt text is in use, and in its section of the specification', () => {
  const used = new Set(texts.flatMap(({ english, chinese }) => [english, chinese]))
  const table = readFileSync(path.join(import.meta.dirname, '../docs/specification.md'), 'utf8')
  const isQuoted = ([text, section]: [string, string]) =>
    table.split('\n').some((line) => line.startsWith(`| ${section}.`) && line.includes(`'${text}'`))

  expect([...Object.keys(SPECIFIED), ...JEECG].filter((text) => !used.has(text))).toEqual([])
  expect(Object.entries(SPECIFIED).filter((entry) => !isQuoted(entry))).toEqual([])
})
