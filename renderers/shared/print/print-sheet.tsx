import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react'
import { businessTime, useRuntime, useText } from '#runtime'
import css from './print.module.css'
import { usePrinting } from './printing.ts'

interface PrintSheetProps extends Omit<HTMLAttributes<HTMLElement>, 'about'> {
  /** Name of the sheet. */
  title: string
  /** Filters or parameters, printed only. */
  about?: ReactNode
  /** Landscape, for tables with many columns. */
  isWide?: boolean
  children?: ReactNode
}

/**
 * A page as it is printed: without the shell, and with a head that names it, the user and the time. An open
 * drawer is printed instead of the page below. Elements with `data-screen` are left out.
 */
export function PrintSheet({ title, about, isWide = false, children, ...box }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  useLayoutEffect(() => {
    if (!isPrinting || !sheet.current) return
    return isTopmost(sheet.current) ? markAncestors(sheet.current) : undefined
  }, [isPrinting])
  return (
    <div {...box} ref={sheet} data-sheet data-wide={isWide || undefined}>
      {isPrinting && <Head title={title} about={about} />}
      {children}
    </div>
  )
}

function Head({ title, about }: Pick<PrintSheetProps, 'title' | 'about'>) {
  const t = useText()
  const { user, businessTz } = useRuntime()
  const name = user.realname || user.username
  return (
    <header className={css.head}>
      <div className={css.line}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.by}>
          {t('Printed by {{name}}, {{time}}', { name, time: businessTime(businessTz) })}
        </p>
      </div>
      {about}
    </header>
  )
}

/**
 * True if no other sheet covers this one. Drawers follow the pages below them in the DOM, and kept pages in
 * the background are not visible.
 */
function isTopmost(sheet: HTMLElement): boolean {
  const visibleSheets = [...document.querySelectorAll<HTMLElement>('[data-sheet]')].filter(
    (each) => each.checkVisibility?.() ?? true,
  )
  return visibleSheets.at(-1) === sheet
}

/** Marks the ancestors of the sheet, so that CSS can hide their other children on paper. */
function markAncestors(sheet: HTMLElement): () => void {
  const way: HTMLElement[] = []
  for (let element = sheet.parentElement; element; element = element.parentElement) way.push(element)
  for (const element of way) element.dataset.printWay = ''
  sheet.dataset.printSheet = ''
  return () => {
    for (const element of way) delete element.dataset.printWay
    delete sheet.dataset.printSheet
  }
}
