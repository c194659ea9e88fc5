import { type RefObject, useCallback, useRef, useState } from 'react'
import { useText } from '#runtime'
import { moveItem } from './move-item.ts'
import { useDragging } from './use-dragging.ts'

interface SortingOptions<Member> {
  /** Element whose children are the rows. */
  list: RefObject<HTMLElement | null>
  members: readonly Member[]
  nameOf: (member: Member) => string
  onChange: (members: readonly Member[]) => void
}

/**
 * Lets the user sort the members of a list, by dragging a row or by `moveTo`. A move by `moveTo` has an
 * announcement for screen readers.
 */
export function useSorting<Member>({ list, members, nameOf, onChange }: SortingOptions<Member>) {
  const t = useText()
  const [announcement, announce] = useState('')
  const latest = useRef(members)
  latest.current = members
  const move = useCallback(
    (from: number, to: number) => {
      const next = moveItem(latest.current, from, to)
      if (next === latest.current) return
      latest.current = next
      onChange(next)
    },
    [onChange],
  )
  const { dragged, grab } = useDragging(list, move)
  const moveTo = (from: number, to: number) => {
    const member = members[from]
    if (member === undefined || to < 0 || to >= members.length) return
    move(from, to)
    const place = { name: nameOf(member), place: to + 1, count: members.length }
    announce(t('{{name}} is number {{place}} of {{count}}', place))
  }
  return { dragged, grab, moveTo, announcement }
}
