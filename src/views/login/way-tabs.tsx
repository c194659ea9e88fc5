import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useText } from '#runtime'
import styles from './login.module.css'

/** Ways to sign in. */
export const ways = ['password', 'phone'] as const
export type Way = (typeof ways)[number]

interface WayTabsProps {
  way: Way
  onChange: (way: Way) => void
  /** Forms by way. Inactive ones are hidden and keep their entries. */
  forms: Readonly<Record<Way, ReactNode>>
}

/** Index of the tab for a key. Undefined for other keys. */
function reach(key: string, from: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % ways.length
  if (key === 'ArrowLeft') return (from + ways.length - 1) % ways.length
  if (key === 'Home') return 0
  return key === 'End' ? ways.length - 1 : undefined
}

/** Tabs for the ways to sign in. */
export function WayTabs({ way, onChange, forms }: WayTabsProps) {
  const text = useText()
  const tabs = useRef<Partial<Record<Way, HTMLButtonElement | null>>>({})
  const titles: Record<Way, string> = {
    password: text('With a password'),
    phone: text('With phone and code'),
  }
  const move = (event: KeyboardEvent) => {
    const next = ways[reach(event.key, ways.indexOf(way)) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next)
    tabs.current[next]?.focus()
  }

  return (
    <>
      <div role="tablist" className={styles.tabs} aria-label={text('Ways to sign in')} onKeyDown={move}>
        {ways.map((each) => (
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
      {ways.map((each) => (
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
