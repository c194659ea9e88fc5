import type { LocalizedText } from '../http/locale.ts'

/** Values that replace the variables of data rules, for one user. */
export interface VariableContext {
  id: string
  username: string
  realname: string
  /** The user's current department. */
  orgCode: string | null
  departId: string | null
  /** All departments of the user. */
  orgCodes: readonly string[]
  roles: readonly string[]
  /** Business time: `YYYY-MM-DD HH:mm:ss`. */
  now: string
}

const DAY = 10

const one = (value: string | null): string[] => (value === null || value === '' ? [] : [value])

/**
 * Functions that return the values of JeecgBoot's variables for a user. A variable can have no value, one
 * value or several values.
 */
const variables: Readonly<Record<string, (facts: VariableContext) => readonly string[]>> = {
  sys_user_code: ({ username }) => one(username),
  sys_user_name: ({ realname }) => one(realname),
  sys_user_id: ({ id }) => one(id),
  sys_org_code: ({ orgCode }) => one(orgCode),
  sys_org_id: ({ departId }) => one(departId),
  sys_multi_org_code: ({ orgCodes }) => orgCodes.filter((code) => code !== ''),
  sys_role_code: ({ roles }) => roles,
  sys_date: ({ now }) => [now.slice(0, DAY)],
  sys_time: ({ now }) => [now],
}

/** Variables that can have several values. */
const MULTI_VALUED = new Set(['sys_multi_org_code', 'sys_role_code'])

const VARIABLE = /#\{([^}]*)\}/g

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Returns the reason why the variables in a text are invalid, or undefined if they are valid. */
export function variableProblem(text: string): LocalizedText | undefined {
  for (const [written, name = ''] of text.matchAll(VARIABLE)) {
    if (snake(name) === 'tenant_id') {
      return {
        en: 'Tenants are not supported: #{tenant_id} has no value',
        zh: '系统未启用租户，不支持 #{tenant_id}',
      }
    }
    if (!Object.hasOwn(variables, snake(name))) {
      return { en: `Unknown variable ${written.slice(0, 40)}`, zh: `未知的变量 ${written.slice(0, 40)}` }
    }
  }
  return text.replace(VARIABLE, '').includes('#{')
    ? { en: 'A variable is not closed: #{…}', zh: '变量未闭合：#{…}' }
    : undefined
}

/** True if the variables of a text can have several values. */
export const isMultiValued = (text: string): boolean =>
  [...text.matchAll(VARIABLE)].some(([, name = '']) => MULTI_VALUED.has(snake(name)))

/**
 * Replaces the variables of a text by their values. Returns one text for each value, and an empty list if a
 * variable has no value.
 */
export function resolveVariables(text: string, facts: VariableContext): string[] {
  const names = [...new Set([...text.matchAll(VARIABLE)].map(([written]) => written))]
  return names.reduce(
    (filled, written) => {
      const name = snake(written.slice(2, -1))
      const values = Object.hasOwn(variables, name) ? (variables[name]?.(facts) ?? []) : []
      return filled.flatMap((part) => values.map((value) => part.replaceAll(written, () => value)))
    },
    [text],
  )
}
