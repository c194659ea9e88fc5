import type { ReactNode } from 'react'
import type { Translate } from '#runtime/i18n'
import { BrandMark } from '../../brand/brand-mark.tsx'
import { type Language, languageNames, languages } from '../../locales/language.ts'
import styles from './auth-layout.module.css'
import visitor from './visitor-colors.module.css'

interface AuthLayoutProps {
  language: Language
  onLanguage: (language: Language) => void
  text: Translate
  children: ReactNode
}

/** Layout of visitor pages: logo, subtitle, links, and a switch for the language. */
export function AuthLayout({ language, onLanguage, text, children }: AuthLayoutProps) {
  return (
    <div className={`${visitor.colors} ${styles.frame}`}>
      <header className={styles.brand}>
        <div className={styles.wordmark}>
          <BrandMark size={44} />
          <div>
            <p className={styles.name}>Gaiwan</p>
            <p className={`${styles.subtitle} sentence-case`}>{text('brand management back-end')}</p>
          </div>
        </div>
        <TeaScene />
        <p className={styles.motto}>{text('From the cup to the settled account.')}</p>
      </header>
      <main className={styles.content}>
        <fieldset className={styles.languages}>
          <legend className="visually-hidden">{text('Language')}</legend>
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={each === language}
              onClick={() => onLanguage(each)}
            >
              {languageNames[each]}
            </button>
          ))}
        </fieldset>
        <div className={styles.card}>{children}</div>
      </main>
    </div>
  )
}

/** Drawing of a gaiwan with rising steam. Decorative. */
function TeaScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 420 400" aria-hidden="true" focusable="false">
      <g className={styles.steam} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round">
        <path d="M166 96c-16-22 16-34 0-60" />
        <path d="M210 84c-18-26 18-40 0-72" />
        <path d="M254 96c-16-22 16-34 0-60" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M192 122h36M210 122v16" />
        <path d="M112 194c10-36 50-56 98-56s88 20 98 56z" fill="rgb(255 255 255 / 8%)" />
        <path d="M92 194h236" />
        <path d="M98 212c2 66 44 112 82 120h60c38-8 80-54 82-120z" fill="rgb(255 255 255 / 8%)" />
        <path d="M182 332v14h56v-14" />
        <path d="M76 356c30 22 238 22 268 0z" fill="rgb(255 255 255 / 8%)" />
      </g>
      <g className={styles.leaves}>
        <path d="M170 268c10-30 44-34 60-28-4 28-30 44-60 28z" />
        <path d="M214 296c2-24 26-34 44-30 0 24-22 40-44 30z" />
      </g>
    </svg>
  )
}
