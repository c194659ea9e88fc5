import { childOrgCode } from '../system/departments.ts'

/** A department of the large organisation. */
export interface ScaleDepart {
  id: string
  parentId: string
  name: string
  code: string
  order: number
  level: number
}

/** Code of the large organisation: the last possible code below the head office. */
export const SCALE_CODE = 'A01Z99'
const REGIONS = 20
const CITIES = 10

/** Id prefix of all generated rows. A later run finds and replaces the rows with this prefix. */
export const ID_PREFIX = 'scale-'

const departId = (code: string) => `${ID_PREFIX}d-${code}`

/** Creates one company, 20 regions, 200 cities and branches: `count` departments in all, parents first. */
export function makeDeparts(count: number, headOfficeId: string): ScaleDepart[] {
  const departs: ScaleDepart[] = []
  const add = (parent: ScaleDepart | undefined, index: number, name: string) => {
    const code = parent ? childOrgCode(parent.code, index) : SCALE_CODE
    const level = parent ? parent.level + 1 : 1
    const made = { id: departId(code), parentId: parent?.id ?? headOfficeId, name, code, order: index, level }
    departs.push(made)
    return made
  }
  const company = add(undefined, 0, '规模集团')
  const cities: ScaleDepart[] = []
  for (let region = 0; region < REGIONS; region += 1) {
    const above = add(company, region, `第${region + 1}大区`)
    for (let city = 0; city < CITIES; city += 1) {
      cities.push(add(above, city, `${above.name}${city + 1}城`))
    }
  }
  for (let branch = 0; departs.length < count; branch += 1) {
    const city = cities[branch % cities.length]
    if (city)
      add(city, Math.floor(branch / cities.length), `${city.name}${Math.floor(branch / cities.length) + 1}店`)
  }
  return departs
}
