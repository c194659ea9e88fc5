import type { Words } from '../../http/locale.ts'
import { commonPasswords } from './common-passwords.ts'

const SHORTEST = 8

/** Why a password cannot be set; undefined if it can. Asked when one is set, changed or reset, never at a login. */
export function whyWeak(password: string, username: string): Words | undefined {
  if ([...password].length < SHORTEST) {
    return {
      en: `A password has at least ${SHORTEST} characters`,
      zh: `密码长度不能少于 ${SHORTEST} 位`,
    }
  }
  const lower = password.toLowerCase()
  if (lower === username.toLowerCase()) {
    return { en: 'A password is not the user name', zh: '密码不能与用户名相同' }
  }
  if (commonPasswords.has(lower)) {
    return { en: 'This password is among the first that anybody tries', zh: '密码过于常见，请更换' }
  }
  return undefined
}
