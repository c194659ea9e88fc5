import type { LocalizedText } from '../http/locale.ts'

interface Template {
  title: LocalizedText
  text: (params: Readonly<Record<string, string>>) => LocalizedText
}

const codeFor = (title: LocalizedText, purpose: LocalizedText): Template => ({
  title,
  text: ({ code = '', minutes = '' }) => ({
    en: `Your code to ${purpose.en} is ${code}. It expires in ${minutes} minutes. Don't share it with anyone.`,
    zh: `您的${purpose.zh}验证码是 ${code}，${minutes} 分钟内有效，请勿告诉他人。`,
  }),
})

/** Built-in templates, by their code at the gateway. */
export const templates = {
  LOGIN_CODE: codeFor({ en: 'Code to sign in', zh: '登录验证码' }, { en: 'sign in', zh: '登录' }),
  REGISTER_CODE: codeFor({ en: 'Code to register', zh: '注册验证码' }, { en: 'register', zh: '注册' }),
  RESET_CODE: codeFor(
    { en: 'Code to set a new password', zh: '重置密码验证码' },
    { en: 'set a new password', zh: '重置密码' },
  ),
} satisfies Record<string, Template>

export type SmsTemplate = keyof typeof templates
