import { createContext, type HTMLAttributes, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { businessTime, useRuntime, useText } from '#runtime'
import css from './print.module.css'
import { usePrinting } from './printing.ts'

interface PrintSheetProps extends Omit<HTMLAttributes<HTMLElement>, 'about'> {
  /** Title in print. */
  title: string
  /** Filters or parameters of the page, which are visible only in print. */
  about?: ReactNode
  /** True for landscape, which tables with many columns need. */
  isWide?: boolean
  /** False if the content prints its own heading. */
  hasHead?: boolean
  /** Paper size. The default is A4. */
  paper?: 'A4' | 'A5' | undefined
  children?: ReactNode
}

/**
 * True inside a print sheet. An embedded page adds no second sheet, because it is printed on the sheet of its
 * outer page.
 */
const SheetContext = createContext(false)

/**
 * Content that is printed without the menu and the header of the application. The printed heading contains
 * title, user and time. If a drawer is open, its content is printed instead of the page below. Elements with
 * the attribute `data-screen` are not printed.
 */
export function PrintSheet({
  title,
  about,
  isWide = false,
  hasHead = true,
  paper,
  children,
  ...box
}: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const isInner = use(SheetContext)
  const isPrinting = usePrinting()
  useLayoutEffect(() => {
    if (!isPrinting || isInner || !sheet.current) return
    return isTopmost(sheet.current) ? markAncestors(sheet.current) : undefined
  }, [isPrinting, isInner])
  return (
    <div
      {...box}
      ref={sheet}
      data-sheet={!isInner || undefined}
      data-wide={isWide || undefined}
      data-paper={paper}
    >
      {isPrinting && !isInner && hasHead && <Head title={title} about={about} />}
      <SheetContext value={true}>{children}</SheetContext>
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
 * True if no drawer covers this sheet. A drawer comes after its page in the DOM, so the topmost sheet is the
 * last visible one. The sheets of pages in background tabs are not visible.
 */
function isTopmost(sheet: HTMLElement): boolean {
  const visibleSheets = [...document.querySelectorAll<HTMLElement>('[data-sheet]')].filter(
    (each) => each.checkVisibility?.() ?? true,
  )
  return visibleSheets.at(-1) === sheet
}

/** Marks the ancestors of the sheet with an attribute, so that CSS can hide their other children in print. */
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
