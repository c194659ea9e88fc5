import { useMemo } from 'react'
import type { Text, When } from '#schemas'
import { createPass, evaluate, holds, type Pass, type Scope, textOf } from '#schemas/expr'
import { businessTime } from '../business-time.ts'
import { dictOf } from '../data/dict-of.ts'
import { useText } from '../i18n/use-text.ts'
import { useOptionalPage } from '../page/page-context.ts'
import { type RuntimeUser, useRuntime } from '../runtime-context.ts'

/** Evaluates what a page says, in the scope of that page; `extra` adds record, values, data, result, selection … */
export interface Evaluation {
  value: (value: unknown, extra?: Scope) => unknown
  text: (text: Text, extra?: Scope) => string
  holds: (when: When | undefined, extra?: Scope) => boolean
}

/** The user as expressions see him. */
export const userInScope = ({ id, username, realname, roles, orgCode }: RuntimeUser) => ({
  id,
  username,
  realname,
  roles,
  dept: { code: orgCode },
})

/** Binds expressions, templates and rules to the page being drawn: its parameters, user, rights, dictionaries, language. */
export function useEvaluation(): Evaluation {
  const { access, user, dictionaries, businessTz, locale } = useRuntime()
  const translate = useText()
  const open = useOptionalPage()
  return useMemo(() => {
    const shared: Scope = {
      user: userInScope(user),
      params: open?.params ?? {},
      page: { id: open?.page.id, title: open?.page.title },
    }
    const scopeOf = (extra: Scope = {}): Scope => ({ ...shared, ...extra })
    // One pass an evaluation: its clock stands still and its time is limited.
    const pass = (): Pass =>
      createPass({
        now: () => businessTime(businessTz),
        can: access.has,
        translate,
        dict: (code, value) => {
          dictionaries.load(code)
          return dictOf(dictionaries.read(code), locale).find(value)?.text ?? value
        },
      })
    return {
      value: (value, extra) => evaluate(value, scopeOf(extra), pass()),
      text: (text, extra) => textOf(text, scopeOf(extra), pass()),
      holds: (when, extra) => when === undefined || holds(when, scopeOf(extra), pass()),
    }
  }, [access, user, dictionaries, businessTz, locale, translate, open])
}
