import { useEffect, useMemo, useState } from 'react'
import type { ConditionalMessage, Text, When } from '#schemas'
import {
  addressOf,
  createPass,
  evaluate,
  evaluateCondition,
  type Pass,
  type Scope,
  textOf,
} from '#schemas/expr'
import { businessTime } from '../business-time.ts'
import { type DictState, dictOf } from '../data/dictionaries.ts'
import { useText } from '../i18n/use-text.ts'
import { useOptionalPage } from '../page/page-context.ts'
import { type RuntimeUser, useRuntime } from '../runtime-context.ts'

/**
 * Evaluates expressions and rules in the scope of a page. `extra` adds values to this scope, such as `record`
 * or `selection`.
 */
export interface Evaluation {
  value: (value: unknown, extra?: Scope) => unknown
  text: (text: Text, extra?: Scope) => string
  /** Evaluates a template as an address: the values of its expressions are URL-encoded. */
  address: (text: Text, extra?: Scope) => string
  isMet: (when: When | undefined, extra?: Scope) => boolean
}

/** The fields of the user that expressions can read. */
export const userInScope = ({ id, username, realname, roles, orgCode }: RuntimeUser) => ({
  id,
  username,
  realname,
  roles,
  dept: { code: orgCode },
})

/**
 * Binds expressions, templates and rules to the current page: its parameters, the user, permissions,
 * dictionaries and the language.
 */
export function useEvaluation(): Evaluation {
  const { access, user, dictionaries, businessTz, locale } = useRuntime()
  const translate = useText()
  const open = useOptionalPage()
  const usedDictionaries = useUsedDictionaries()
  return useMemo(() => {
    const shared: Scope = {
      user: userInScope(user),
      params: open?.params ?? {},
      page: { id: open?.page.id, title: open?.page.title },
    }
    const scopeOf = (extra: Scope = {}): Scope => ({ ...shared, ...extra })
    // Each evaluation is a separate pass, with one current time and one time limit.
    const pass = (): Pass =>
      createPass({
        now: () => businessTime(businessTz),
        can: access.has,
        translate,
        dict: (code, value) => {
          // Requests the dictionary only once. The response causes another evaluation, which would otherwise
          // request a failed dictionary without end.
          dictionaries.loadOnce(code)
          const state = dictionaries.read(code)
          usedDictionaries.set(code, state)
          return dictOf(state, locale).find(value)?.text ?? value
        },
      })
    return {
      value: (value, extra) => evaluate(value, scopeOf(extra), pass()),
      text: (text, extra) => textOf(text, scopeOf(extra), pass()),
      address: (text, extra) => addressOf(text, scopeOf(extra), pass()),
      isMet: (when, extra) => when === undefined || evaluateCondition(when, scopeOf(extra), pass()),
    }
  }, [access, user, dictionaries, businessTz, locale, translate, open, usedDictionaries])
}

/**
 * Dictionaries that expressions have used. When one of these dictionaries changes, the map is replaced, so
 * that expressions are evaluated again.
 */
function useUsedDictionaries(): Map<string, DictState> {
  const { dictionaries } = useRuntime()
  const [used, setUsed] = useState(() => new Map<string, DictState>())
  useEffect(() => {
    const update = () => {
      if ([...used].some(([code, state]) => dictionaries.read(code) !== state)) setUsed(new Map())
    }
    // Updates at once, because a dictionary may have changed between the render and this subscription.
    update()
    return dictionaries.subscribe(update)
  }, [dictionaries, used])
  return used
}

/** Returns a single text as it is. Of several texts, returns the first whose condition is met. */
export function firstMatch(
  texts: Text | readonly ConditionalMessage[] | undefined,
  isMet: (when: When | undefined) => boolean,
): ConditionalMessage | undefined {
  if (texts === undefined) return undefined
  return isSeveral(texts) ? texts.find(({ when }) => isMet(when)) : { text: texts }
}

const isSeveral = (texts: Text | readonly ConditionalMessage[]): texts is readonly ConditionalMessage[] =>
  Array.isArray(texts)
