import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useText } from '#runtime'
import styles from './login.module.css'

/** The methods by which users can sign in. */
export const signInMethods = ['password', 'phone'] as const
export type SignInMethod = (typeof signInMethods)[number]

interface SignInTabsProps {
  way: SignInMethod
  onChange: (way: SignInMethod) => void
  /** The form for each sign-in method. Forms that aren't active are hidden and keep their entries. */
  forms: Readonly<Record<SignInMethod, ReactNode>>
}

/** Index of the tab that a key selects. Undefined if the key selects no tab. */
function tabForKey(key: string, from: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % signInMethods.length
  if (key === 'ArrowLeft') return (from + signInMethods.length - 1) % signInMethods.length
  if (key === 'Home') return 0
  return key === 'End' ? signInMethods.length - 1 : undefined
}

/** Tabs for the sign-in methods. */
export function SignInTabs({ way, onChange, forms }: SignInTabsProps) {
  const text = useText()
  const tabs = useRef<Partial<Record<SignInMethod, HTMLButtonElement | null>>>({})
  const titles: Record<SignInMethod, string> = {
    password: text('With a password'),
    phone: text('With phone and code'),
  }
  const move = (event: KeyboardEvent) => {
    const next = signInMethods[tabForKey(event.key, signInMethods.indexOf(way)) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next)
    tabs.current[next]?.focus()
  }

  return (
    <>
      <div role="tablist" className={styles.tabs} aria-label={text('Ways to sign in')} onKeyDown={move}>
        {signInMethods.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`way-${each}`}
            aria-selected={each === way}
            aria-controls={`panel-${each}`}
            tabIndex={each === way ? 0 : -1}
            ref={(tab) => {
              tabs.current[each] = tab
            }}
            onClick={() => onChange(each)}
          >
            {titles[each]}
          </button>
        ))}
      </div>
      {signInMethods.map((each) => (
        <div
          key={each}
          role="tabpanel"
          id={`panel-${each}`}
          aria-labelledby={`way-${each}`}
          hidden={each !== way}
        >
          {forms[each]}
        </div>
      ))}
    </>
  )
}
