import { useQuery } from '@tanstack/react-query'
import { addMap } from '../../shared/chart/echarts.ts'
import { COUNTRY, loadOutlines } from '../../shared/outlines/load-outlines.ts'
import type { Outline } from '../../shared/outlines/outlines.ts'
import { provinceByCode } from '../../shared/outlines/provinces.ts'

/** Name of the map in ECharts. ECharts adds an inset with the South China Sea to a map with this name. */
export const CHINA_MAP = 'china'

/** Returns the provinces with the short Chinese names by which ECharts knows them. */
export const mapFeatures = (outlines: readonly Outline[]) =>
  outlines.flatMap((outline) => {
    const province = provinceByCode(String(outline.id))
    const { center } = outline.properties
    return province ? [{ ...outline, properties: { name: province.zh, cp: center } }] : []
  })

async function loadChinaMap(): Promise<true> {
  addMap(CHINA_MAP, { type: 'FeatureCollection', features: mapFeatures(await loadOutlines(COUNTRY)) })
  return true
}

/** Loads the map of the provinces and makes it available to charts. */
export function useChinaMap() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['china-map'],
    queryFn: loadChinaMap,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { isLoaded: data === true, hasFailed: isError, retry: () => void refetch() }
}
