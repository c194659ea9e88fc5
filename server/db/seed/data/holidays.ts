/**
 * Exception to the rule that weekends are free: a weekday that is free, or a weekend day that is a workday.
 */
export interface SeedHoliday {
  day: string
  kind: 'HOLIDAY' | 'WORKDAY'
  name: string
}

const free = (name: string, ...days: string[]): SeedHoliday[] =>
  days.map((day) => ({ day, kind: 'HOLIDAY', name }))
const work = (name: string, ...days: string[]): SeedHoliday[] =>
  days.map((day) => ({ day, kind: 'WORKDAY', name: `${name}调休上班` }))

/** Public holidays of mainland China, as announced by the State Council. */
export const holidays: readonly SeedHoliday[] = [
  ...free('元旦', '2025-01-01'),
  ...work('春节', '2025-01-26'),
  ...free('春节', '2025-01-28', '2025-01-29', '2025-01-30', '2025-01-31', '2025-02-03', '2025-02-04'),
  ...work('春节', '2025-02-08'),
  ...free('清明节', '2025-04-04'),
  ...work('劳动节', '2025-04-27'),
  ...free('劳动节', '2025-05-01', '2025-05-02', '2025-05-05'),
  ...free('端午节', '2025-06-02'),
  ...work('国庆节', '2025-09-28'),
  ...free('国庆节', '2025-10-01', '2025-10-02', '2025-10-03', '2025-10-06', '2025-10-07', '2025-10-08'),
  ...work('国庆节', '2025-10-11'),
  ...free('元旦', '2026-01-01', '2026-01-02'),
  ...work('元旦', '2026-01-04'),
  ...work('春节', '2026-02-14'),
  ...free('春节', '2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20', '2026-02-23'),
  ...work('春节', '2026-02-28'),
  ...free('清明节', '2026-04-06'),
  ...free('劳动节', '2026-05-01', '2026-05-04', '2026-05-05'),
  ...work('劳动节', '2026-05-09'),
  ...free('端午节', '2026-06-19'),
  ...work('国庆节', '2026-09-20'),
  ...free('中秋节', '2026-09-25'),
  ...free('国庆节', '2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'),
  ...work('国庆节', '2026-10-10'),
]
