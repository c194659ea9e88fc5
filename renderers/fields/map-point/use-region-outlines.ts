import { useState } from 'react'
import { COUNTRY } from '../../shared/outlines/load-outlines.ts'
import { isOutside, type Outline, outlineOf } from '../../shared/outlines/outlines.ts'
import { type Outlines, useOutlines } from '../../shared/outlines/use-outlines.ts'
import { isProvince } from './outline-labels.ts'
import type { MapPoint } from './point.ts'

const fileOf = (code: string | null | undefined) => (code ? [code.slice(0, 2)] : [])

export interface RegionOutline extends Pick<Outlines, 'hasFailed' | 'retry'> {
  /** Outline of the region, or of a larger region that contains it. Undefined while it loads. */
  region: Outline | undefined
  outlines: readonly Outline[]
}

/** Loads the outlines of the provinces, and of the cities in the province of a region. */
export function useRegionOutline(code: string | null | undefined): RegionOutline {
  const { outlines, isLoading, hasFailed, retry } = useOutlines([COUNTRY, ...fileOf(code)])
  const region = isLoading ? undefined : outlineOf(outlines, code ?? undefined)
  return { outlines, region, hasFailed, retry }
}

/** Loads the outlines of the cities in the provinces that the map shows. */
export function useVisibleOutlines(code: string | null | undefined, provinces: readonly Outline[]) {
  const [visible, setVisible] = useState<readonly string[]>([])
  const own = fileOf(code)
  const { outlines } = useOutlines(visible.filter((name) => !own.includes(name)))
  const onView = (isVisible: (outline: Outline) => boolean) => {
    const next = provinces
      .filter((outline) => isProvince(outline) && isVisible(outline))
      .map(({ id }) => String(id))
    if (String(next) !== String(visible)) setVisible(next)
  }
  return { outlines, onView }
}

/** Returns the region if a point lies outside it. */
export const regionWithout = ({ region }: RegionOutline, point: MapPoint | undefined): Outline | undefined =>
  region && point && isOutside(region, point) ? region : undefined
