/**
 * Department. The code of a department starts with the code of its parent, so that a prefix selects a
 * subtree.
 */
export interface SeedDepartment {
  /** The org code has three characters per level, as in JeecgBoot: A01, A01A01, A01A02 … */
  orgCode: string
  name: string
  nameEn: string
  /** `1` is a company, `2` is a department. */
  category: '1' | '2'
}

/** Root department, whose users see the rows of all departments. */
export const headOffice: SeedDepartment = {
  orgCode: 'A01',
  name: '总部',
  nameEn: 'Head office',
  category: '1',
}

/** Regions of the demo company; each demo shop has a department below one of them. */
export const regions = [
  { orgCode: 'A01A01', name: '华东大区', nameEn: 'East China', category: '2' },
  { orgCode: 'A01A02', name: '华南大区', nameEn: 'South China', category: '2' },
  { orgCode: 'A01A03', name: '华北大区', nameEn: 'North China', category: '2' },
  { orgCode: 'A01A04', name: '西南大区', nameEn: 'Southwest China', category: '2' },
  { orgCode: 'A01A05', name: '华中大区', nameEn: 'Central China', category: '2' },
] as const satisfies readonly SeedDepartment[]
